import type { Locale } from '@rider/model/locale';
import { money, moneyToDecimal } from '@rider/model/money';
import type { EnteredQuoteOffer, quoteWithdrawalSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';
import { shopCurrency } from '../messages/shop-formats.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { OrderServices } from '../order/checkout.ts';
import { changeQuote, type StoredQuote } from '../quoted-price/change-quote.ts';
import { emailBuyer } from '../quoted-price/quote-emails.ts';
import { addComment } from './comment-on-quote.ts';
import { lockQuote } from './find-quote.ts';

/** The largest amount that a column of the database takes, in cents. */
const LARGEST_TOTAL = 0x7fffffff;
/** Maximum number of versions of a quote. */
const MOST_VERSIONS = 50;

/** Who changes a quote at the desk, by its number and the version of it that was seen. */
interface Change {
  operator: Operator;
  number: string;
  locale: Locale;
}

async function lockSeen(transaction: Transaction, { number, locale }: Change, seen: number): Promise<StoredQuote> {
  const quote = await lockQuote(transaction, { number, buyerId: null });
  if (quote.version === seen) return quote;
  // Without an operator, buyer or clock changed it.
  if (quote.changed_by === null) throw new ApiError('quote-changed', { status: 400 });
  throw await changedMeanwhile(transaction, quote.changed_by, locale);
}

/** Requires a price for each line of the quote, and for no others. */
async function requireWhole(transaction: Transaction, quoteId: number, lines: EnteredQuoteOffer['lines']) {
  const rows = await transaction.selectFrom('quote_line').select('id').where('quote_id', '=', quoteId).execute();
  const ids = new Set(lines.map(({ id }) => Number(id)));
  if (ids.size !== lines.length || ids.size !== rows.length || rows.some(({ id }) => !ids.has(id)))
    throw new ApiError('malformed-request', { status: 400 });
}

/**
 * Offers prices and dates as a new version, the only one that the buyer can accept from then on, and e-mails the buyer. Reserves no stock.
 * @throws ApiError `not-found`, `changed-meanwhile`, `quote-changed`, `faulty-fields` for a past day, `order-too-large`, `too-many-at-once`.
 */
export async function offerQuote(
  services: OrderServices,
  change: Change,
  { version, lines, lastDay, note }: EnteredQuoteOffer,
): Promise<void> {
  const now = services.clock();
  const { operator, locale } = change;
  const { before: until } = daysOf({ end: lastDay });
  if (until === null || until.getTime() <= now)
    throw fieldErrorTexts({ lastDay: validationText('validation.quote.lastDay', locale) });
  const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  if (total > LARGEST_TOTAL)
    throw new ApiError('order-too-large', { status: 400, parameters: { most: LARGEST_TOTAL } });
  await services.database.transaction().execute(async (transaction) => {
    const quote = await lockSeen(transaction, change, version);
    await requireWhole(transaction, quote.id, lines);
    const number = quote.offer + 1;
    if (number > MOST_VERSIONS) throw new ApiError('too-many-at-once', { parameters: { most: MOST_VERSIONS } });
    const changes = { offer: number, valid_until: until, changed_by: operator.id };
    await changeQuote(transaction, quote, 'offer', now, {
      ...changes,
      unpaid_orders: 0,
      reminded_at: null,
      awaits_stock: null,
    });
    const offered = { offered_at: new Date(now), offered_by: operator.id };
    const head = { quote_id: quote.id, number, total: money(total), valid_until: until, note, ...offered };
    await transaction.insertInto('quote_version').values(head).execute();
    const rows = lines.map(({ id, quantity, unitPrice, shipsBy }) => {
      return { quote_id: quote.id, number, line_id: Number(id), quantity, unit_price: unitPrice, ships_by: shipsBy };
    });
    await transaction.insertInto('quote_version_line').values(rows).execute();
    await notifyBuyer(transaction, quote.buyer_id, 'quote-offered', { quote: quote.number, amount: total }, now);
    await emailBuyer(services, transaction, 'quote-offered', { ...quote, ...changes }, { message: note, total });
    const detail = `${moneyToDecimal(money(total))} ${shopCurrency()}, ${lastDay}`;
    await recordOperatorAction(transaction, { operator, action: 'quote.offer', subject: quote.number, detail });
  });
}

/** Ends a quote, with the reason as a comment. @throws ApiError `not-found`, `changed-meanwhile`, `quote-changed`. */
export async function withdrawQuote(
  services: OrderServices,
  change: Change,
  { version, text }: InferOutput<typeof quoteWithdrawalSchema>,
): Promise<void> {
  const now = services.clock();
  const { operator } = change;
  await services.database.transaction().execute(async (transaction) => {
    const quote = await lockSeen(transaction, change, version);
    await changeQuote(transaction, quote, 'withdraw', now, { changed_by: operator.id });
    await addComment(transaction, { quoteId: quote.id, agentId: operator.id, text, now });
    await notifyBuyer(transaction, quote.buyer_id, 'quote-withdrawn', { quote: quote.number }, now);
    await emailBuyer(services, transaction, 'quote-withdrawn', quote, { message: text });
    await recordOperatorAction(transaction, {
      operator,
      action: 'quote.withdraw',
      subject: quote.number,
      detail: text,
    });
  });
}
