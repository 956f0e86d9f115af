import type { Locale } from '@rider/model/locale';
import type { quoteRequestSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { rememberLocale } from '../account/buyers.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OrderServices } from '../order/checkout.ts';
import { priceEntered, readEntered } from '../order-entry/entered-lines.ts';
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

/**
 * Stores a buyer's request for a quote and e-mails the shop; returns its number. Repeating the key returns the same one.
 * @throws ApiError `too-many-quotes`, `unknown-variant`.
 */
export async function requestQuote(
  services: OrderServices,
  buyerId: number,
  { lines, text, key, locale }: InferOutput<typeof quoteRequestSchema> & { locale: Locale },
): Promise<string> {
  const { database, clock } = services;
  await rememberLocale(database, buyerId, locale);
  return database.transaction().execute(async (transaction) => {
    // Serialises concurrent requests, so that each counts the previous ones.
    await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
    const own = transaction.selectFrom('quote').where('buyer_id', '=', buyerId);
    const repeated = await own.select('number').where('key', '=', key).executeTakeFirst();
    if (repeated !== undefined) return repeated.number;
    const { waiting } = await own
      .select((select) => select.fn.countAll<number>().as('waiting'))
      .where('state', '=', 'requested')
      .executeTakeFirstOrThrow();
    if (waiting >= MOST_WAITING)
      throw new ApiError('too-many-quotes', { status: 400, parameters: { most: MOST_WAITING } });
    const now = clock();
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
    if (text !== '') await addComment(transaction, { quoteId: quote.id, buyerId, text, now });
    await emailShop(services, transaction, 'quote-requested', quote, { message: text });
    return quote.number;
  });
}
