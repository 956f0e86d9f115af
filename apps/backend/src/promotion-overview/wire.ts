import type {
  FlashSaleWire,
  GroupBuyWire,
  GroupWire,
  FlashSaleDetailWire,
  PromotionWire,
  SaleSlotWire,
} from '@rider/api/promotion';
import type { ProductDetailWire } from '@rider/api/catalogue';
import type { Locale } from '@rider/model/locale';
import { moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { mediaPath, smallMediaPath } from '../http/media.ts';
import { messageText } from '../messages/index.ts';
import { maskedName } from '../review/masked-name.ts';
import type { ShownGroup, ShownPromotion, SlotToday } from './read-promotions.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

const SLOT_STATES = {
  0: 'backend.sale-slot.ended',
  1: 'backend.sale-slot.running',
  2: 'backend.sale-slot.to-come',
} as const;

/** A time slot. */
export function slotToWire(slot: SlotToday, locale: Locale): SaleSlotWire {
  return {
    id: slot.id,
    time: slot.starts,
    continued: String(slot.hours),
    slide: '',
    state: messageText(SLOT_STATES[slot.status], locale),
    status: slot.status,
    stop: unixSeconds(slot.until),
  };
}

function promotionToWire(promotion: ShownPromotion, locale: Locale): PromotionWire {
  const left = Math.min(promotion.remaining, promotion.stock);
  return {
    id: promotion.number,
    product_id: promotion.product_id,
    image: smallMediaPath(promotion.image),
    title: promotion.title[locale],
    info: promotion.info[locale],
    price: moneyToDecimal(promotion.price),
    ot_price: moneyToDecimal(promotion.original),
    ordinary_price: moneyToDecimal(promotion.ordinary),
    stock: left,
    sales: promotion.quota - promotion.remaining,
    unit_name: promotion.unit[locale],
    quota: left,
    quota_show: promotion.quota,
    num: promotion.per_buyer ?? 0,
    once_num: promotion.per_buyer ?? 0,
  };
}

/** A flash sale. */
export function flashSaleToWire(promotion: ShownPromotion, locale: Locale): FlashSaleWire {
  const { quota, remaining } = promotion;
  return {
    ...promotionToWire(promotion, locale),
    percent: quota === 0 ? 100 : Math.floor(((quota - remaining) * 100) / quota),
    status: 1,
    start_time: String(unixSeconds(promotion.starts_at)),
    stop_time: String(unixSeconds(promotion.ends_at)),
    time_id: promotion.slot_id ?? 0,
  };
}

/** A group buy. */
export function groupBuyToWire(promotion: ShownPromotion, locale: Locale): GroupBuyWire {
  return {
    ...promotionToWire(promotion, locale),
    people: promotion.people ?? 2,
    product_price: moneyToDecimal(promotion.original),
    start_time: unixSeconds(promotion.starts_at),
    stop_time: unixSeconds(promotion.ends_at),
    effective_time: promotion.effective_hours ?? 24,
  };
}

/** The variant of a promotion among its product's. */
export function promotedVariant(
  { productValue }: ProductDetailWire,
  promotion: ShownPromotion,
): FlashSaleDetailWire['productValue'] {
  const variants = Object.entries(productValue).filter(([, { unique }]) => unique === String(promotion.sku_id));
  const left = Math.min(promotion.remaining, promotion.stock);
  return Object.fromEntries(
    variants.map(([labels, sku]) => [
      labels,
      {
        ...sku,
        price: moneyToDecimal(promotion.price),
        ot_price: moneyToDecimal(promotion.original),
        tiers: sku.tiers.filter((tier) => moneyFromDecimal(tier.price) < promotion.price),
        quota: left,
        quota_show: promotion.quota,
        product_stock: sku.stock,
      },
    ]),
  );
}

/** A group from the view of the member at `position`. Members are strangers to each other, so names are masked. */
export function groupToWire(group: ShownGroup, position = 0): GroupWire {
  const member = group.members[position];
  return {
    id: group.id,
    nickname: maskedName(member?.nickname ?? ''),
    avatar: mediaPath(member?.avatar ?? 'people/default.svg'),
    people: group.people,
    count: Math.max(0, group.people - group.members.length),
    stop_time: unixSeconds(group.endsAt),
  };
}
