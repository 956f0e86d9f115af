import type { Api } from '@rider/api/transport';
import type { OfferKind } from '@rider/ui/offer-card';
import { money } from '@rider/model/money';
import { serverNow } from '../clock/server-clock.ts';
import {
  getFlashSale,
  getFlashSales,
  getGroup,
  getGroupBuy,
  getGroupBuys,
  getPresale,
  getPresales,
  getSaleSlots,
  type OfferedArticle,
  type OneOffer,
} from '../promotion/promotion-calls.ts';
import type { Group, Promotion, SaleSlot } from '../promotion/promotion.ts';
import type { PromotionFields } from '../promotion-address/promotion-fields.ts';
import { productQuery, type ProductPage, type ProductPageSku } from './queries.ts';

export { isReminded } from '@rider/api/promotion';

// One file of the build, which all queries of promotions load when they ask. Answers contain the server's time, by which they count down.

/** A promotion with the goods of its page: the product with the promotion's article, price and remaining pieces. */
export interface OfferedProduct {
  promotion: Promotion;
  product: ProductPage;
  /** The fields with which it is bought. */
  fields: PromotionFields;
  /** Its groups that others can join; of a group buy only. */
  groups: readonly Group[];
  /** The day on which presell goods ship, epoch milliseconds; null for goods in stock. */
  shipsAt: number | null;
  /** Pieces that the buyer has ordered of it. */
  bought: number;
  /** The server's time of the answer, epoch milliseconds. */
  now: number;
}

/** The states by which presales are listed. */
export type PresaleState = 'underway' | 'not-started' | 'ended';

/** Today's slots with the offers of one: of this id, else the one to begin with. */
export async function loadFlashSales(api: Api, slotId: string | null) {
  const { slots, first } = await getSaleSlots(api);
  const shown = slots.find(({ id }) => id === slotId) ?? first;
  return { slots, shown, offers: shown ? await getFlashSales(api, shown) : [], now: serverNow() };
}

export async function loadPresales(api: Api, state: PresaleState) {
  return { offers: await getPresales(api, state), now: serverNow() };
}

export async function loadGroupBuys(api: Api) {
  return { offers: await getGroupBuys(api), now: serverNow() };
}

/** Offers of a kind on the home page: one row. */
const ROW = 6;

/** The running or next slot of today's flash sales, the presales that are underway, and the running group buys. */
export async function loadHomePromotions(api: Api) {
  const [{ slots }, presell, groups] = await Promise.all([
    getSaleSlots(api),
    getPresales(api, 'underway'),
    getGroupBuys(api),
  ]);
  const slotOf = <State extends SaleSlot['state']>(state: State) =>
    slots.find((slot): slot is SaleSlot & { state: State } => slot.state === state);
  const slot = slotOf('underway') ?? slotOf('not-started');
  return {
    slot: slot ?? null,
    seckill: slot ? (await getFlashSales(api, slot)).slice(0, ROW) : [],
    presell: presell.slice(0, ROW),
    group: groups.filter(({ state }) => state !== 'ended').slice(0, ROW),
    now: serverNow(),
  };
}

/** The promotions on the home page. */
export type HomePromotions = Awaited<ReturnType<typeof loadHomePromotions>>;

/** A promotion with its product; `groupId` is the group of a shared link. */
export async function loadOffered(
  api: Api,
  kind: OfferKind,
  id: string,
  groupId: string | null,
): Promise<OfferedProduct> {
  const { groups = [], shipsAt = null, ...offer } = await OFFER_OF[kind](api, id, groupId);
  const { promotion, article, bought } = offer;
  const product = await productQuery(promotion.productId).call(api);
  const fields = fieldsOf(promotion);
  return { promotion, bought, groups, shipsAt, fields, product: offered(product, offer, article), now: serverNow() };
}

/** The fields with which goods are bought in a promotion; presell goods are known by their product. */
function fieldsOf({ kind, id }: Promotion): PromotionFields {
  return { ...(kind === 'seckill' && { secKillId: id }), ...(kind === 'group' && { combinationId: id }) };
}

interface Offer extends OneOffer {
  groups?: readonly Group[];
  shipsAt?: number;
}

const OFFER_OF: Record<OfferKind, (api: Api, id: string, groupId: string | null) => Promise<Offer>> = {
  seckill: getFlashSale,
  presell: async (api, id) => {
    const { shipsAt, article, ...promotion } = await getPresale(api, id);
    return { promotion, shipsAt, article, bought: 0 };
  },
  group: async (api, id, groupId) => {
    const offer = await getGroupBuy(api, id);
    const linked = groupId === null ? null : await getGroup(api, groupId);
    if (linked === null) return offer;
    return { ...offer, groups: [linked, ...offer.groups.filter((group) => group.id !== linked.id)] };
  },
};

/**
 * The product with the promotion's article alone, up to its limits; what else runs for it is of no concern there. It has the promotion's
 * price while that can be had, and from the quantity break on that is lower the ordinary one.
 */
function offered(product: ProductPage, { promotion, bought }: OneOffer, article: OfferedArticle | null): ProductPage {
  const { limit, limitPerOrder } = promotion;
  const of = (sku: ProductPageSku) => sku.id === article?.unique || sku.values.join(',') === article?.labels;
  const sku = product.skus.find(of) ?? product.skus.find((each) => each.price === promotion.price) ?? product.skus[0];
  if (!sku) return product;
  const stock = Math.min(
    article?.left ?? sku.stock,
    limit === null || limit === undefined ? Infinity : Math.max(0, limit - bought),
    limitPerOrder ?? Infinity,
  );
  const { offer: _other, offerStartsAt: _later, ...plain } = sku;
  const price = money(Math.min(promotion.price, sku.price));
  const offeredPrice = {
    price,
    originalPrice: promotion.originalPrice,
    tiers: sku.tiers.filter((tier) => tier.price < price),
    stock,
  };
  const only = {
    ...plain,
    id: article?.unique || sku.id,
    ...(promotion.state === 'underway' && offeredPrice),
  };
  const images = [sku.image, ...product.images].filter((image, index, all) => image && all.indexOf(image) === index);
  return { ...product, images, price: only.price, skus: [only] };
}
