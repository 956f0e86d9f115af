import type { Locale } from '@rider/model/locale';
import type { quoteEntrySchema, quoteRequestSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { rememberLocale } from '../account/buyers.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireSameRequest } from '../http/require-same-request.ts';
import type { OrderServices } from '../order/checkout.ts';
import { priceEntered, readEntered } from '../order-entry/entered-lines.ts';
import { isSameContents } from '../order-entry/ordered-contents.ts';
import { requireOrderingBuyer } from '../order-entry/ordering-buyer.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { StoredQuote } from '../quoted-price/change-quote.ts';
import { companyOf } from '../buyer-company/company-of.ts';
import { emailShop } from '../quoted-price/quote-emails.ts';
import { addComment } from './comment-on-quote.ts';

/** Maximum number of a buyer's requests that wait for the shop. */
const MOST_WAITING = 20;

async function insertLines(
  transaction: Transaction,
  quoteId: number,
  {
    lines,
    ...prices
  }: { lines: InferOutput<typeof quoteRequestSchema>['lines'] } & {
    buyerId: number;
    now: number;
    locale: Locale;
  },
): Promise<void> {
  const entered = await readEntered(
    transaction,
    lines.map(([sku, quantity]) => ({ sku, quantity })),
    prices,
  );
  const priced = await priceEntered(transaction, entered, prices);
  const rows = entered.map(({ sku, quantity, current }, place) => {
    if (current === undefined) throw new ApiError('unknown-variant', { parameters: { sku } });
    return {
      quote_id: quoteId,
      place,
      product_id: current.productId,
      sku_id: current.skuId,
      code: current.code,
      name: JSON.stringify(current.name),
      variant: JSON.stringify(current.variant),
      unit: JSON.stringify(current.unit),
      image: current.image,
      quantity,
      list_price: priced[place]?.unitPrice ?? current.price,
    };
  });
  await transaction.insertInto('quote_line').values(rows).execute();
}

/** Requires that a repeated request has the lines of the first one, unless the shop has changed them since. @throws ApiError `saved-otherwise`. */
async function requireSameLines(
  transaction: Transaction,
  { id, state }: StoredQuote,
  lines: readonly { sku: string; quantity: number }[],
): Promise<void> {
  if (state !== 'requested') return;
  const stored = transaction.selectFrom('quote_line').select(['code as sku', 'quantity']).where('quote_id', '=', id);
  requireSameRequest(isSameContents(lines, await stored.execute()));
}

/**
 * Inserts a quote without prices, or finds the one of the same key. @throws ApiError `too-many-quotes`, `unknown-variant`,
 * `saved-otherwise`.
 */
async function insertQuote(
  transaction: Transaction,
  buyerId: number,
  {
    lines,
    key,
    locale,
    now,
  }: Pick<InferOutput<typeof quoteRequestSchema>, 'lines' | 'key'> & { locale: Locale; now: number },
): Promise<{ quote: StoredQuote; isRepeated: boolean }> {
  // Serialises concurrent requests, so that each counts the previous ones.
  await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
  const own = transaction.selectFrom('quote').where('buyer_id', '=', buyerId);
  const repeated = await own.selectAll().where('key', '=', key).executeTakeFirst();
  if (repeated !== undefined) {
    const wanted = lines.map(([sku, quantity]) => ({ sku, quantity }));
    await requireSameLines(transaction, repeated, wanted);
    return { quote: repeated, isRepeated: true };
  }
  const { waiting } = await own
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  if (waiting >= MOST_WAITING)
    throw new ApiError('too-many-quotes', { status: 400, parameters: { most: MOST_WAITING } });
  const at = new Date(now);
  const company = await companyOf(transaction, buyerId);
  const quote = await transaction
    .insertInto('quote')
    .values({
      buyer_id: buyerId,
      company_id: company?.companyId ?? null,
      key,
      state: 'requested',
      requested_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertLines(transaction, quote.id, { lines, buyerId, now, locale });
  return { quote, isRepeated: false };
}

/** Stores a buyer's request for a quote and e-mails the shop; returns its number. @throws ApiError those of {@link insertQuote}. */
export async function requestQuote(
  services: OrderServices,
  buyerId: number,
  request: InferOutput<typeof quoteRequestSchema> & { locale: Locale },
): Promise<string> {
  const { database, clock } = services;
  await rememberLocale(database, buyerId, request.locale);
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const { quote, isRepeated } = await insertQuote(transaction, buyerId, { ...request, now });
    if (isRepeated) return quote.number;
    const { text } = request;
    if (text !== '') await addComment(transaction, { quoteId: quote.id, buyerId, text, now });
    await emailShop(services, transaction, 'quote-requested', quote, { message: text });
    return quote.number;
  });
}

/**
 * Begins a quote for a buyer, whom the first offer notifies; returns its number. @throws ApiError `unknown-buyer`, those of
 * {@link insertQuote}.
 */
export async function enterQuote(
  { database, clock }: OrderServices,
  operator: Operator,
  { buyerId, ...entry }: InferOutput<typeof quoteEntrySchema> & { locale: Locale },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const { id } = await requireOrderingBuyer(transaction, Number(buyerId));
    const { quote, isRepeated } = await insertQuote(transaction, id, { ...entry, now: clock() });
    if (isRepeated) return quote.number;
    const detail = String(entry.lines.length);
    await recordOperatorAction(transaction, { operator, action: 'quote.create', subject: quote.number, detail });
    return quote.number;
  });
}
