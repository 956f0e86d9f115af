import { readCurrentVariants } from '../cart/current-variants.ts';
import { addBuyNowLine } from '../cart/add-lines.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OrderServices } from '../order/checkout.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { changeQuote, type StoredQuote } from '../quoted-price/change-quote.ts';
import { emailShop } from '../quoted-price/quote-emails.ts';
import { readAgreedLines, requireAcceptable } from '../quoted-price/quoted-prices.ts';
import { addComment } from './comment-on-quote.ts';
import { lockAnswerable } from './find-quote.ts';

/** A quote that a buyer answers. */
interface OwnQuote {
  number: string;
  buyerId: number;
}

const EMAIL_OF = { reject: 'quote-rejected', 'request-change': 'quote-answered' } as const;

/** Rejects a quote, or requests a change of it; the text becomes a comment. @throws ApiError those of {@link lockAnswerable}, `quote-changed`. */
export async function answerQuote(
  services: OrderServices,
  name: OwnQuote,
  { event, text }: { event: keyof typeof EMAIL_OF; text: string },
): Promise<void> {
  const now = services.clock();
  await services.database.transaction().execute(async (transaction) => {
    const quote = await lockAnswerable(transaction, name);
    await changeQuote(transaction, quote, event, now);
    if (text !== '') await addComment(transaction, { quoteId: quote.id, buyerId: name.buyerId, text, now });
    await emailShop(services, transaction, EMAIL_OF[event], quote, { message: text });
  });
}

/** The ids of the lines that a checkout of this version takes, if an earlier one has left them. */
async function readPrepared(transaction: Transaction, quote: StoredQuote, buyerId: number) {
  return transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id', 'quantity'])
    .where('buyer_id', '=', buyerId)
    .where('quote_id', '=', quote.id)
    .orderBy('id')
    .execute();
}

/**
 * Prepares the checkout of a quote: lines beside the cart, which only together and at the agreed prices become an order. Nothing is
 * reserved. Repeated, it returns the same lines. @throws ApiError those of {@link lockAnswerable}
 * and {@link requireAcceptable}, `unknown-variant`.
 */
export async function checkOutQuote(services: OrderServices, name: OwnQuote): Promise<string[]> {
  const { database, clock } = services;
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    // An order of the same lines locks them before the quote.
    await lockOrdersOf(transaction, name.buyerId);
    const quote = await lockAnswerable(transaction, name);
    requireAcceptable(quote, now);
    const agreed = await readAgreedLines(transaction, quote);
    const prepared = await readPrepared(transaction, quote, name.buyerId);
    const isSame = prepared.every((line) => agreed.get(line.sku_id)?.quantity === line.quantity);
    if (isSame && prepared.length === agreed.size) return prepared.map(({ id }) => String(id));
    await transaction
      .deleteFrom('cart_line')
      .where('quote_id', '=', quote.id)
      .where('buyer_id', '=', name.buyerId)
      .execute();
    const current = await readCurrentVariants(transaction, [...agreed.keys()], { buyerId: name.buyerId, now });
    const ids: string[] = [];
    for (const [skuId, { quantity }] of agreed) {
      const variant = current.get(skuId);
      if (variant === undefined) throw new ApiError('unknown-variant', { status: 400 });
      const within = { database: transaction, clock };
      ids.push(String(await addBuyNowLine(within, name.buyerId, variant, quantity, { quoteId: quote.id })));
    }
    return ids;
  });
}
