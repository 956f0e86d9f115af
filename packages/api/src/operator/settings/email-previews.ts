import type { Locale, Localized } from '@rider/model/locale';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** One of the shop's e-mails in each language, with invented names and amounts. */
export interface EmailPreview {
  /** What it is for. */
  title: Localized;
  name: string;
  /** `body` is plain text. */
  texts: Readonly<Record<Locale, { subject: string; body: string }>>;
}

/** The shop's e-mails, searched by subject and name. */
export function getEmailPreviews(api: Api, query: OperatorListQuery): Promise<OperatorList<EmailPreview>> {
  return getOperatorList(api, 'email_previews', query);
}

/** Sends an e-mail to the operator's own address. Rejects with 910718 if the account is none. */
export function sendTestEmail(api: Api, { name, locale }: { name: string; locale: Locale }): Promise<void> {
  return postOwn(api, operatorPath`email_previews/${name}/send`, { locale });
}
