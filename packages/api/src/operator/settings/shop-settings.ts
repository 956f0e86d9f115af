import type { ChatSettings } from '@rider/model/chat';
import type { NumberFormats, PaymentMethod, PaymentSettings } from '@rider/model/order';
import type { Counters, FreightRule } from '@rider/model/shipping';
import type { CompanySettings } from '@rider/model/site';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** A setting with its version, which is sent back with a save. */
export type Versioned<Setting extends object> = Setting & { version: number };

/** What operators set for the chat. */
export type VersionedChatSettings = Versioned<ChatSettings>;
/** The company's data. */
export type VersionedCompany = Versioned<CompanySettings>;
/** The pick-up counters. */
export type VersionedCounters = Versioned<Counters>;
/** How the shop ships. */
export type VersionedFreight = Versioned<FreightRule>;
/** The formats of order and invoice numbers. */
export type VersionedNumberFormats = Versioned<NumberFormats>;
/** How buyers pay. */
export type VersionedPaymentSettings = Versioned<PaymentSettings>;

/** How buyers pay, and the methods that the installation has accounts for. */
export interface OperatorPaymentSettings extends VersionedPaymentSettings {
  configured: PaymentMethod[];
}

/** The chat's settings, such as its office hours. */
export function getChatSettings(api: Api): Promise<VersionedChatSettings> {
  return getOwn(api, operatorPath`chat_settings`);
}

/** Saves the chat's settings. Rejects with errors by path (`days.0.until`), and with `changed-meanwhile` for an old version. */
export function saveChatSettings(api: Api, settings: VersionedChatSettings): Promise<void> {
  return postOwn(api, operatorPath`chat_settings`, settings);
}

/** The company's data. */
export function getCompanySettings(api: Api): Promise<VersionedCompany> {
  return getOwn(api, operatorPath`company`);
}

/** Saves the company's data. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function saveCompanySettings(api: Api, company: VersionedCompany): Promise<void> {
  return postOwn(api, operatorPath`company`, company);
}

/** The pick-up counters. */
export function getCounters(api: Api): Promise<VersionedCounters> {
  return getOwn(api, operatorPath`counters`);
}

/** Saves all pick-up counters. Rejects with errors by path (`counters.0.phone`), and with `changed-meanwhile` for an old version. */
export function saveCounters(api: Api, counters: VersionedCounters): Promise<void> {
  return postOwn(api, operatorPath`counters`, counters);
}

/** How the shop ships. */
export function getFreight(api: Api): Promise<VersionedFreight> {
  return getOwn(api, operatorPath`freight`);
}

/** Saves how the shop ships. Rejects with errors by path (`zones.0.ground.parcel`), and with `changed-meanwhile` for an old version. */
export function saveFreight(api: Api, freight: VersionedFreight): Promise<void> {
  return postOwn(api, operatorPath`freight`, freight);
}

/** The formats of order and invoice numbers. */
export function getNumberFormats(api: Api): Promise<VersionedNumberFormats> {
  return getOwn(api, operatorPath`numbers`);
}

/** Saves the formats of later numbers. Rejects with errors by path (`order.prefix`), and with `changed-meanwhile` for an old version. */
export function saveNumberFormats(api: Api, formats: VersionedNumberFormats): Promise<void> {
  return postOwn(api, operatorPath`numbers`, formats);
}

/** How buyers pay. */
export function getPaymentSettings(api: Api): Promise<OperatorPaymentSettings> {
  return getOwn(api, operatorPath`payment_methods`);
}

/** Saves how buyers pay. Rejects with errors by path (`methods.0.maximum`), and with `changed-meanwhile` for an old version. */
export function savePaymentSettings(api: Api, settings: VersionedPaymentSettings): Promise<void> {
  return postOwn(api, operatorPath`payment_methods`, settings);
}
