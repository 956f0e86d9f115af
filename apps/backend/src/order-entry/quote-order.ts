import type { OrderDraft, OrderQuote, QuotedLine } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { isPickUp } from '@rider/model/shipping';
import { addBuyNowLine } from '../cart/cart.ts';
import type { Database, Transaction } from '../database/open.ts';
import { textIdOf } from '../http/answers.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import { confirmCheckout, type CheckoutServices, type ConfirmedCheckout, type Totals } from '../order/checkout.ts';
import { readShippingChoice } from '../order/shipping-choice.ts';
import { nameOfUntaxed, withUntaxedPlace } from '../tax/places.ts';
import { priceEntered, readEntered, type KnownLine } from './entered-lines.ts';
import { requireOrderingBuyer } from './ordering-buyer.ts';

/** The chosen shipping of a draft. @throws ApiError `unknown-counter`, `unknown-shipping-method`. */
export function shippingOf(database: Database, { shipping }: Pick<OrderDraft, 'shipping'>) {
  return readShippingChoice(
    database,
    isPickUp(shipping) ? { shipping_type: 2, store_id: shipping.slice('counter-'.length) } : {},
  );
}

/** Confirms entered lines as the buyer's checkout, with lines beside the cart. @throws ApiError those of {@link confirmCheckout}. */
export async function confirmEntered(
  services: CheckoutServices,
  transaction: Transaction,
  { draft, lines, key, locale }: { draft: OrderDraft; lines: readonly KnownLine[]; key?: string; locale: Locale },
): Promise<ConfirmedCheckout> {
  const within = { ...services, database: transaction };
  const buyerId = Number(draft.buyerId);
  const lineIds: number[] = [];
  for (const { current, quantity } of lines) {
    if (current === undefined) throw new ApiError('unknown-variant');
    lineIds.push(await addBuyNowLine(within, buyerId, current, quantity));
  }
  const addressId = Number(draft.addressId);
  return confirmCheckout(within, buyerId, {
    lineIds,
    addressId,
    choice: await shippingOf(transaction, draft),
    locale,
    ...(key !== undefined && { key }),
  });
}

const DRY_RUN = new Error('rolls back a dry run');

/** Runs in a transaction that is rolled back; returns the result. */
export async function dryRun<Result>(
  { database }: CheckoutServices,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await database.transaction().execute(async (transaction) => {
      results.push(await run(transaction));
      throw DRY_RUN;
    });
  } catch (error) {
    if (error !== DRY_RUN) throw error;
  }
  return results[0] as Result;
}

/** The quote of lines that cannot be ordered. */
export function quoteError(lines: QuotedLine[], obstacle = ''): OrderQuote {
  return { lines, sums: null, shippingOptions: [], obstacle };
}

/** The quote of lines with the totals that `confirm` computes, or with its error. */
export async function quoteOf(
  { database }: CheckoutServices,
  lines: QuotedLine[],
  locale: Locale,
  confirm: () => Promise<Totals & Pick<OrderQuote, 'shippingOptions'>>,
): Promise<OrderQuote> {
  try {
    const { subtotal, freight, freightClass, discount, total, tax, shippingOptions } = await confirm();
    const named = tax && withUntaxedPlace(tax, await nameOfUntaxed(database, tax), locale);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const sums = { pieces, subtotal, freight, freightClass, discount, tax: named, total };
    return { lines, sums, shippingOptions, obstacle: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return quoteError(lines, messageText(textIdOf(error.reason), locale, error.detail.parameters ?? {}));
  }
}

/** Prices an entered order as the buyer's checkout would, and writes nothing. @throws ApiError `unknown-buyer`. */
export async function quoteOrder(services: CheckoutServices, draft: OrderDraft, locale: Locale): Promise<OrderQuote> {
  const { database, clock } = services;
  const prices = { buyerId: Number(draft.buyerId), now: clock() };
  await requireOrderingBuyer(database, prices.buyerId);
  const entered = await readEntered(database, draft.lines, prices);
  const lines = await priceEntered(database, entered, { ...prices, locale });
  if (lines.length === 0 || lines.some(({ problem }) => problem !== null)) return quoteError(lines);
  return quoteOf(services, lines, locale, () =>
    dryRun(services, (transaction) => confirmEntered(services, transaction, { draft, lines: entered, locale })),
  );
}
