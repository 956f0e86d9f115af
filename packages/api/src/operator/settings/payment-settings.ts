import type { PaymentMethod, PaymentSettings } from '@rider/model/order';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** How buyers pay, with the version, which is sent back with a save. */
export interface VersionedPaymentSettings extends PaymentSettings {
  version: number;
}

/** How buyers pay, and the methods that the installation has accounts for. */
export interface OperatorPaymentSettings extends VersionedPaymentSettings {
  configured: PaymentMethod[];
}

/** How buyers pay. */
export function getPaymentSettings(api: Api): Promise<OperatorPaymentSettings> {
  return getOwn(api, operatorPath`payment_methods`);
}

/** Saves how buyers pay. Rejects with errors by path (`methods.0.maximum`), and with `changed-meanwhile` for an old version. */
export function savePaymentSettings(api: Api, settings: VersionedPaymentSettings): Promise<void> {
  return postOwn(api, operatorPath`payment_methods`, settings);
}
