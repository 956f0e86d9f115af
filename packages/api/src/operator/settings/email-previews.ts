import type { Locale, Localized } from '@rider/model/locale';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** States of an e-mail's texts: those of the shop, changed by an operator, or changed ones that this version of the shop cannot use. */
export const EMAIL_TEXT_STATES = ['default', 'changed', 'unusable'] as const;

/** Subject and text of an e-mail in a language; `body` is plain text. */
export interface EmailText {
  subject: string;
  body: string;
}

/** One of the shop's e-mails in each language, with invented names and amounts. */
export interface EmailPreview {
  /** What it is for. */
  title: Localized;
  name: string;
  texts: Readonly<Record<Locale, EmailText>>;
  state: (typeof EMAIL_TEXT_STATES)[number];
}

/** The texts of an e-mail in each language, with placeholders such as `{order}`. */
export interface EmailTexts {
  subject: Localized;
  body: Localized;
}

/** A value that the texts of an e-mail may contain. */
export interface EmailPlaceholder {
  /** As it is written in a text: `{order}`. */
  written: string;
  /** An invented value. */
  example: Localized;
  /** Whether the body must contain it. */
  isRequired: boolean;
}

/** The texts of an e-mail as an operator edits them. */
export interface EmailTemplate extends EmailTexts {
  name: string;
  title: Localized;
  defaults: EmailTexts;
  placeholders: readonly EmailPlaceholder[];
  /** Whether this operator may change it: e-mails with codes are for owners only. */
  mayChange: boolean;
  /** Sent back with a save. */
  version: number;
}

/** Unsaved texts with invented values; null in a language with faults, which are by path (`body.en-US`). */
export interface EmailDraftPreview {
  texts: Readonly<Record<Locale, EmailText | null>>;
  errors: Readonly<Record<string, string>>;
}

/** The shop's e-mails, searched by subject and name. */
export function getEmailPreviews(api: Api, query: OperatorListQuery): Promise<OperatorList<EmailPreview>> {
  return getOperatorList(api, 'email_previews', query);
}

/** The texts of one e-mail. */
export function getEmailTemplate(api: Api, name: string): Promise<EmailTemplate> {
  return getOwn(api, operatorPath`email_previews/${name}`);
}

/** A preview of unsaved texts. */
export function previewEmailTexts(api: Api, name: string, texts: EmailTexts): Promise<EmailDraftPreview> {
  return postOwn(api, operatorPath`email_previews/${name}/preview`, texts);
}

/**
 * Saves the texts of an e-mail; those equal to the default follow it in later versions of the shop. Rejects with errors by path
 * (`body.en-US`), and with `changed-meanwhile` for an old version.
 */
export function saveEmailTexts(api: Api, name: string, texts: EmailTexts & { version: number }): Promise<void> {
  return postOwn(api, operatorPath`email_previews/${name}`, texts);
}

/** Sends an e-mail with the given texts to the operator's own address. Rejects with 910718 if the account is none. */
export function sendTestEmail(
  api: Api,
  { name, ...email }: EmailTexts & { name: string; locale: Locale },
): Promise<void> {
  return postOwn(api, operatorPath`email_previews/${name}/send`, email);
}
