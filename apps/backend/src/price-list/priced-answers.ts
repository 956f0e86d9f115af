import type { ProductRowWire } from '@rider/api/catalogue';
import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { ApiError } from '../http/api-error.ts';
import { answer, answerCached } from '../http/envelope.ts';
import type { HttpContext, Services } from '../http/environment.ts';
import type { ReadKind } from '../http/read-cache.ts';
import { bearerToken, requireUser } from '../http/session.ts';
import { readContractPrices, type PricedVariant } from './contract-prices.ts';

type PricedServices = Pick<Services, 'database' | 'cache' | 'sessions' | 'clock'>;

/** A public read of products. */
interface PricedRead<Message> {
  kind: ReadKind;
  read: () => Promise<Message>;
  /** As for `ReadCache.read`. */
  lifeOf?: (data: Message) => number;
  /** The ids of the products in the message. */
  productsIn: (data: Message) => readonly number[];
  /** Writes a buyer's prices into the message. */
  writePrices: (data: Message, prices: readonly PricedVariant[]) => void;
}

/**
 * The signed-in buyer if there are price lists for that buyer; an ended session has the prices of visitors. Callers that change
 * the members of a company must invalidate `price-lists`.
 */
async function buyerWithPriceLists(context: HttpContext, services: PricedServices): Promise<number | null> {
  if (bearerToken(context) === null) return null;
  const { database, cache, sessions } = services;
  const { json } = await cache.read('buyers with price lists', 'price-lists', async () => {
    const rows = await database.selectFrom('price_list_of_buyer').select('buyer_id').distinct().execute();
    return rows.map(({ buyer_id: id }) => id);
  });
  const buyers = JSON.parse(json) as number[];
  if (buyers.length === 0) return null;
  try {
    const buyerId = Number((await requireUser(context, sessions)).id);
    return buyers.includes(buyerId) ? buyerId : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * Responds to a public read of products: from the cache with the ordinary prices, and to a buyer with price lists with the prices of that
 * buyer, which no cache may hold.
 */
export async function answerPriced<Message extends object = never>(
  context: HttpContext,
  services: PricedServices,
  { kind, read, lifeOf, productsIn, writePrices }: PricedRead<NoInfer<Message>>,
): Promise<Response> {
  const buyerId = await buyerWithPriceLists(context, services);
  if (buyerId === null) return answerCached<Message>(context, services.cache, kind, read, lifeOf);
  const message = await read();
  const { database, clock } = services;
  writePrices(message, await readContractPrices(database, buyerId, productsIn(message), clock()));
  return answer<Message>(context, message);
}

/** The ids of product rows. */
export const idsOfRows = (rows: readonly Pick<ProductRowWire, 'id'>[]) => rows.map(({ id }) => id);

/** Writes a buyer's prices into product rows; a promotion that is not cheaper than them is left out, and so is a struck-through price. */
export function priceRows(rows: readonly ProductRowWire[], prices: readonly PricedVariant[]): void {
  const byProduct = Map.groupBy(prices, ({ productId }) => productId);
  for (const row of rows) {
    const own = (byProduct.get(row.id) ?? []).filter(
      ({ skuId }) => row.article === null || row.article.unique === String(skuId),
    );
    const ordinary = moneyFromDecimal(row.price);
    const price = money(Math.min(ordinary, ...own.map((variant) => variant.price)));
    if (price === ordinary) continue;
    row.price = moneyToDecimal(price);
    row.contract_price = true;
    row.ot_price = row.price;
    row.price_varies = row.article === null && row.spec_type === 1;
    if (row.offer && row.offer.price >= price) row.offer = null;
  }
}
