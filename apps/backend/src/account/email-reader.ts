import { FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { shopName } from '../email/shop-name.ts';

/** Recipient of an e-mail. */
export interface EmailReader {
  email: string;
  name: string;
  phone: string;
  locale: Locale;
  /** The shop's name in that language. */
  shop: string;
}

/** Address, name and last used language of a buyer, for e-mails. */
export async function emailReader(transaction: Transaction, buyerId: number): Promise<EmailReader> {
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['email', 'first_name', 'last_name', 'phone', 'locale'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const { email, phone, first_name: first, last_name: last } = buyer;
  const name = /\p{Script=Han}/u.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
  const locale = buyer.locale ?? FALLBACK_LOCALE;
  return { email, name, phone, locale, shop: await shopName(transaction, locale) };
}

/** Absolute address of a shop page in a language. */
export function emailLink({ shopOrigin }: EmailServices, locale: Locale, page: string): string {
  return `${shopOrigin}${locale === FALLBACK_LOCALE ? '' : `/${locale}`}${page}`;
}
