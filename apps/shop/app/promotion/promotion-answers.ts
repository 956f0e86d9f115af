import {
  getFlashSale,
  getFlashSales,
  getGroupBuy,
  getGroupBuys,
  getPresale,
  getPresales,
  getSaleSlots,
  type PromotionDetail,
} from '@rider/api/promotion';
import type { Api } from '@rider/api/transport';
import { money } from '@rider/model/money';
import type { Group, Promotion, PromotionKind, PromotionState } from '@rider/model/promotion';
import { serverNow } from '../clock/server-clock.ts';
import type { PromotionFields } from '../promotion-address/promotion-fields.ts';
import { productQuery, type ProductPage } from '../data/queries.ts';

export { getGroup, isReminded } from '@rider/api/promotion';

// One file of the build, which all queries of promotions load on their first call. Answers contain the server's time, by which they count down.

/** The server's time, or that of a preview. */
const nowOf = ({ at }: Api): number => at ?? serverNow();

/** A promotion with the product of its page: only its variant, at its price and with its remaining quantity. */
export interface PromotedProduct {
  promotion: Promotion;
  product: ProductPage;
  /** The fields with which it is bought. */
  fields: PromotionFields;
  /** Its groups that others can join; of a group buy only. */
  groups: readonly Group[];
  /** Quantity that the buyer has ordered of it. */
  bought: number;
  /** The server's time of the answer, epoch milliseconds. */
  now: number;
}

/** The states by which presales are listed. */
export type PresaleState = Exclude<PromotionState, 'soldOut'>;

/** Today's slots with the promotions of one: of this id, else the one to begin with. */
export async function loadFlashSales(api: Api, slotId: string | null) {
  const { slots, first } = await getSaleSlots(api);
  const shown = slots.find(({ id }) => id === slotId) ?? first;
  return { slots, shown, promotions: shown ? await getFlashSales(api, shown) : [], now: nowOf(api) };
}

export async function loadPresales(api: Api, state: PresaleState) {
  const now = nowOf(api);
  return { promotions: await getPresales(api, state, now), now };
}

export async function loadGroupBuys(api: Api) {
  const now = nowOf(api);
  return { promotions: await getGroupBuys(api, now), now };
}

/** Promotions of a kind on the home page: one row. */
const ROW = 6;

/** The active or next slot of today's flash sales, the active presales, and the group buys that have not ended. */
export async function loadHomePromotions(api: Api) {
  const now = nowOf(api);
  const [{ slots }, presales, groupBuys] = await Promise.all([
    getSaleSlots(api),
    getPresales(api, 'active', now),
    getGroupBuys(api, now),
  ]);
  const slot = slots.find(({ state }) => state === 'active') ?? slots.find(({ state }) => state === 'scheduled');
  return {
    slot: slot ?? null,
    flashSale: slot ? (await getFlashSales(api, slot)).slice(0, ROW) : [],
    presale: presales.slice(0, ROW),
    groupBuy: groupBuys.filter(({ state }) => state !== 'ended').slice(0, ROW),
    now,
  };
}

/** The promotions on the home page. */
export type HomePromotions = Awaited<ReturnType<typeof loadHomePromotions>>;

/** A promotion with its product. */
export async function loadPromotion(api: Api, kind: PromotionKind, id: string): Promise<PromotedProduct> {
  const now = nowOf(api);
  const { groups = [], ...detail } = await DETAIL_OF[kind](api, id, now);
  const { promotion, bought } = detail;
  const product = promotedProduct(await productQuery(promotion.productId).call(api), detail);
  return { promotion, product, fields: FIELDS_OF[kind](promotion.id), groups, bought, now };
}

/** The fields with which a promotion is bought; a presale is identified by its product. */
const FIELDS_OF: Record<PromotionKind, (id: string) => PromotionFields> = {
  flashSale: (id) => ({ secKillId: id }),
  presale: () => ({}),
  groupBuy: (id) => ({ combinationId: id }),
};

type DetailCall = (api: Api, id: string, now: number) => Promise<PromotionDetail & { groups?: readonly Group[] }>;

const DETAIL_OF: Record<PromotionKind, DetailCall> = {
  flashSale: getFlashSale,
  presale: getPresale,
  groupBuy: getGroupBuy,
};

/**
 * The product with the promotion's variant alone, up to its limits and without its other promotions. It has the promotion's price while
 * that is active, and beyond a quantity break that is lower the ordinary one.
 */
function promotedProduct(product: ProductPage, { promotion, variant, bought }: PromotionDetail): ProductPage {
  const named = product.skus.find(({ id, values }) => id === variant?.id || values.join(',') === variant?.labels);
  const found = named ?? product.skus[0];
  if (!found) return product;
  const { promotion: _other, promotionStartsAt: _next, ...own } = found;
  // A presale that names no variant has the variant's own price.
  const price = variant === null ? own.price : money(Math.min(promotion.price, own.price));
  const { limit, limitPerOrder } = promotion;
  const sku = {
    ...own,
    id: variant?.id || own.id,
    ...(promotion.state === 'active' && {
      price,
      originalPrice: promotion.originalPrice,
      tiers: own.tiers.filter((tier) => tier.price < price),
      stock: Math.min(
        variant?.remaining ?? own.stock,
        limit === null ? Infinity : Math.max(0, limit - bought),
        limitPerOrder ?? Infinity,
      ),
    }),
  };
  const images = [own.image, ...product.images].filter((image, index, all) => image && all.indexOf(image) === index);
  return { ...product, images, price: sku.price, skus: [sku] };
}
