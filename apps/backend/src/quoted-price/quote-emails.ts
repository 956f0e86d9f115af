import type { Locale } from '@rider/model/locale';
import { quoteScreen } from '@rider/model/order-screens';
import { countUse } from '../account/use-count.ts';
import type { Transaction } from '../database/open.ts';
import type { EmailName } from '../email/email-text.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { formatDay } from '../messages/format-values.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';
import type { StoredQuote } from './change-quote.ts';
import { companyFacts } from '../site/company.ts';

/** The language of emails to the operator. */
const OPERATOR_LOCALE: Locale = 'en-US';
const DAY = 86_400_000;
/** Maximum number of e-mails that a buyer's quotes send to the shop in a day. */
const MOST_IN_DAY = 100;

/** The last day of a version, which ends with that day. */
export function lastDayOf(validUntil: Date): Date {
  return new Date(validUntil.getTime() - DAY / 2);
}

/** E-mails the quote's buyer, in the transaction of the event. */
export async function emailBuyer(
  services: EmailServices,
  transaction: Transaction,
  email: EmailName & `quote-${string}`,
  { buyer_id: buyerId, number, valid_until: until }: Pick<StoredQuote, 'buyer_id' | 'number' | 'valid_until'>,
  facts: { message?: string; total?: number } = {},
): Promise<void> {
  const { email: to, name, locale } = await emailReader(transaction, buyerId);
  await queueEmail(services, transaction, {
    to,
    email,
    locale,
    facts: {
      name,
      quote: number,
      message: '',
      total: 0,
      lastDay: until === null ? '' : formatDay(lastDayOf(until), locale),
      link: emailLink(services, locale, quoteScreen(number)),
      ...facts,
    },
  });
}

/** E-mails the shop what a buyer did: a message, or the number of an order. @throws ApiError `too-many-attempts`. */
export async function emailShop(
  services: EmailServices,
  transaction: Transaction,
  email: EmailName & `quote-${string}`,
  { buyer_id: buyerId, number }: Pick<StoredQuote, 'buyer_id' | 'number'>,
  { message = '', order = '' }: { message?: string; order?: string },
): Promise<void> {
  const counted = { limit: MOST_IN_DAY, window: DAY, error: 'too-many-attempts' } as const;
  // Acceptances are bounded by the number of orders.
  if (order === '') await countUse(transaction, { subject: `quotes of ${buyerId}`, ...counted }, services.clock());
  const { email: to } = await companyFacts(transaction);
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['company', 'account'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const link = `${services.shopOrigin}/desk/quotes/${encodeURIComponent(number)}`;
  const facts = {
    quote: number,
    company: buyer.company || buyer.account,
    account: buyer.account,
    message,
    order,
    link,
  };
  await queueEmail(services, transaction, { to, email, locale: OPERATOR_LOCALE, facts });
}
