import type { Money } from '@rider/model/money';
import {
  amount,
  amountOrNull,
  flag,
  id,
  instant,
  list,
  number,
  requiredObject,
  object,
  text,
  type Untrusted,
} from '../wire/index.ts';
import { PROMOTION_KINDS } from '@rider/model/promotion';
import type { ProductArticle, ProductSummary, RunningOffer } from '@rider/model/catalogue';
import type { FinishWire, ProductArticleWire, ProductRowWire, RunningOfferWire } from './wire.ts';

/** Reads a product row of a list. */
export function readSummary(item: unknown): ProductSummary {
  const row = requiredObject<ProductRowWire & { product_id?: unknown }>(item, 'product row');
  const price = amount(row.price, 'price');
  return {
    id: id(row.id ?? row.product_id, 'product id'),
    name: text(row.store_name),
    image: text(row.image),
    price,
    originalPrice: above(price, amountOrNull(row.ot_price)),
    unit: text(row.unit_name),
    sales: number(row.sales),
    stock: number(row.stock),
    // CRMEB gives 5.0 stars to what nobody reviewed, and does not say how many did.
    score: row.price_varies === undefined ? null : number(row.star) || null,
    priceVaries: flag(row.price_varies),
    finishes: list(row.finishes, (entry) => {
      const finish = object<FinishWire>(entry);
      return { label: text(finish.label), color: text(finish.color) };
    }),
    article: readArticle(row.article),
    ...readOffer(row),
  };
}

function readArticle(value: unknown): ProductArticle | null {
  const article = object<ProductArticleWire>(value);
  const unique = text(article.unique);
  if (!unique) return null;
  return {
    id: unique,
    code: text(article.code) || unique,
    label: text(article.suk).split(',').filter(Boolean).join(', '),
  };
}

/** The promotion that runs for an article, and the start of the next; no member without one, so that documents stay small. */
export function readOffer({ offer, offer_start: start }: Untrusted<Pick<ProductRowWire, 'offer' | 'offer_start'>>) {
  const offerStartsAt = instant(start);
  return { ...readRunningOffer(offer), ...(offerStartsAt !== null && { offerStartsAt }) };
}

function readRunningOffer(value: unknown): { offer?: RunningOffer } {
  const offer = object<RunningOfferWire>(value);
  const kind = PROMOTION_KINDS.find((known) => known === offer.kind);
  const endsAt = instant(offer.stop_time);
  if (kind === undefined || endsAt === null) return {};
  const price = amount(offer.price, 'offer price');
  const originalPrice = above(price, amountOrNull(offer.ot_price));
  const shipsAt = instant(offer.ships_at);
  return {
    offer: { kind, id: id(offer.id, 'promotion id'), price, originalPrice, most: number(offer.most), endsAt, shipsAt },
  };
}

/** The list price, or null where it is not above the price. */
export function above(price: Money, original: Money | null): Money | null {
  return original !== null && original > price ? original : null;
}
