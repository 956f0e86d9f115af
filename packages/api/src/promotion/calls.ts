import { promotionState, type Group, type Promotion, type SaleSlot } from '@rider/model/promotion';
import { readGroup } from './group.ts';
import { above } from '../catalogue/active-promotion.ts';
import { ApiError, type Api } from '../transport/index.ts';
import {
  amount,
  amountOrNull,
  id,
  instant,
  list,
  number,
  object,
  requiredObject,
  text,
  type ListWire,
  type Untrusted,
} from '../wire/index.ts';
import type {
  FlashSaleDetailWire,
  FlashSaleWire,
  GroupBuyDetailWire,
  GroupBuyWire,
  PresaleListRequestWire,
  PresaleWire,
  PromotedSkuWire,
  PromotionWire,
  SaleSlotsWire,
  SaleSlotWire,
} from './wire.ts';

// A backend that lacks one of these calls has no such promotions. `now` is the server's time in epoch milliseconds.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The variant of a promotion, and what remains of it. */
export interface PromotedVariant {
  /** Its id in cart calls; empty for a product without options. */
  id: string;
  /** The labels of its options, joined by commas. */
  labels: string;
  remaining: number;
}

/** A promotion with its variant, null where the backend names none, and the quantity that the buyer has ordered. */
export interface PromotionDetail {
  promotion: Promotion;
  variant: PromotedVariant | null;
  bought: number;
}

const SLOT_STATES = { 0: 'ended', 1: 'active', 2: 'scheduled' } as const;

function readSlotState(status: unknown): SaleSlot['state'] {
  return SLOT_STATES[number(status) as keyof typeof SLOT_STATES] ?? 'ended';
}

/** The time slots of today's flash sales, and the one to begin with. */
export async function getSaleSlots(api: Api): Promise<{ slots: SaleSlot[]; first: SaleSlot | null }> {
  const data = object<SaleSlotsWire>((await api.get('seckill/index')).data);
  const slots = list(data.seckillTime, (item) => {
    const row = requiredObject<SaleSlotWire>(item, 'time slot');
    const endsAt = instant(row.stop) ?? 0;
    return {
      id: id(row.id, 'time slot id'),
      time: text(row.time),
      state: readSlotState(row.status),
      startsAt: endsAt - number(row.continued) * HOUR_MS,
      endsAt,
    };
  });
  return { slots, first: slots[number(data.seckillTimeIndex)] ?? slots[0] ?? null };
}

/** All promotions of a list in one page; the shop has fewer. */
const ALL = { page: 1, limit: 100 };

/** The flash sales of a slot. */
export async function getFlashSales(api: Api, slot: SaleSlot): Promise<Promotion[]> {
  return list((await api.get(`seckill/list/${encodeURIComponent(slot.id)}`, ALL)).data, (item) =>
    readFlashSale(requiredObject<FlashSaleWire>(item, 'flash sale'), slot),
  );
}

function readFlashSale(
  row: Untrusted<Omit<FlashSaleWire, 'status'>>,
  { state, startsAt, endsAt }: Pick<SaleSlot, 'state' | 'startsAt' | 'endsAt'>,
): Promotion {
  const isSoldOut = state === 'active' && number(row.quota) <= 0;
  return {
    ...readShared(row, row.ot_price),
    kind: 'flashSale',
    state: isSoldOut ? 'soldOut' : state,
    startsAt,
    endsAt,
  };
}

/** The fields that flash sales and group buys share. */
function readShared(row: Untrusted<PromotionWire>, original: unknown) {
  const quota = number(row.quota_show) || number(row.quota);
  return {
    id: id(row.id, 'promotion id'),
    productId: id(row.product_id, 'product id'),
    name: text(row.title),
    image: text(row.image),
    info: text(row.info),
    ...readPrices(row, original),
    unit: text(row.unit_name),
    sold: quota - number(row.quota),
    remaining: number(row.quota),
    quota,
    limit: number(row.num) || null,
    limitPerOrder: number(row.once_num) || null,
    shipsAt: null,
  };
}

function readPrices(row: Untrusted<Pick<PromotionWire, 'price' | 'ordinary_price'>>, original: unknown) {
  const price = amount(row.price, 'price');
  const listed = amountOrNull(original);
  return { price, originalPrice: above(price, listed), ordinaryPrice: amountOrNull(row.ordinary_price) ?? listed };
}

const missing = () => new ApiError('rejected', '', { code: '410294' });

/** The wire's number for an unknown group buy. */
const UNKNOWN_GROUP_BUY = 410311;

async function getDetail(api: Api, call: 'seckill' | 'combination', promotionId: string): Promise<unknown> {
  if (!promotionId) throw missing();
  try {
    const { data } = await api.get(`${call}/detail/${encodeURIComponent(promotionId)}`);
    if (data !== null) return data;
  } catch (error) {
    if (!(error instanceof ApiError) || Number(error.code) !== UNKNOWN_GROUP_BUY) throw error;
  }
  throw missing();
}

/** A flash sale with its variant. Rejects with 410294 when there is none. */
export async function getFlashSale(api: Api, saleId: string): Promise<PromotionDetail> {
  const [answer, { slots }] = await Promise.all([getDetail(api, 'seckill', saleId), getSaleSlots(api)]);
  const data = requiredObject<FlashSaleDetailWire>(answer, 'flash sale');
  const row = requiredObject<FlashSaleDetailWire['storeInfo']>(data.storeInfo, 'flash sale');
  const slot = slots.find((each) => each.id === text(row.time_id));
  const endsAt = instant(row.last_time) ?? slot?.endsAt ?? 0;
  const promotion = readFlashSale(row, {
    state: slot?.state ?? readSlotState(row.status),
    startsAt: slot?.startsAt ?? endsAt,
    endsAt,
  });
  return { promotion, ...readVariant(data) };
}

function readVariant(data: Untrusted<Pick<FlashSaleDetailWire, 'productValue' | 'buy_num'>>) {
  const [variant = null] = list(data.productValue, (item): PromotedVariant => {
    const row = requiredObject<PromotedSkuWire>(item, 'variant');
    const remaining = Math.min(number(row.quota), number(row.stock));
    return { id: text(row.unique), labels: text(row.suk), remaining };
  });
  return { variant, bought: number(data.buy_num) };
}

/** The wire's `time_type`. */
const PRESALE_STATES = { all: 0, scheduled: 1, active: 2, ended: 3 } as const;

async function getPresaleRows(api: Api, state: keyof typeof PRESALE_STATES) {
  const request = { time_type: PRESALE_STATES[state], ...ALL } satisfies PresaleListRequestWire;
  const data = object<ListWire<PresaleWire>>((await api.get('advance/list', request)).data);
  return list(data.list, (item) => requiredObject<PresaleWire>(item, 'presale'));
}

/** The presales in a state. They have their products' ids. */
export async function getPresales(api: Api, state: keyof typeof PRESALE_STATES, now: number): Promise<Promotion[]> {
  return (await getPresaleRows(api, state)).map((row) => readPresale(row, now));
}

function readPresale(row: Untrusted<PresaleWire>, now: number): Promotion {
  const time = { startsAt: instant(row.presale_start_time) ?? 0, endsAt: instant(row.presale_end_time) ?? 0 };
  const productId = id(row.id, 'product id');
  return {
    id: productId,
    kind: 'presale',
    state: promotionState(time, number(row.stock), now),
    productId,
    name: text(row.store_name),
    image: text(row.image),
    info: text(row.store_info),
    ...readPrices(row, row.ot_price),
    unit: text(row.unit_name),
    sold: number(row.sales),
    remaining: number(row.stock),
    quota: null,
    ...time,
    limit: null,
    limitPerOrder: null,
    shipsAt: time.endsAt + number(row.presale_day) * DAY_MS,
  };
}

/** The presale of a product, the latest to end where it had several. Rejects with 410294 when it has none. */
export async function getPresale(api: Api, productId: string, now: number): Promise<PromotionDetail> {
  const [row] = (await getPresaleRows(api, 'all'))
    .filter((each) => text(each.id) === productId)
    .toSorted((one, other) => number(other.presale_end_time) - number(one.presale_end_time));
  if (!row) throw missing();
  const variant = text(row.unique) ? { id: text(row.unique), labels: '', remaining: number(row.stock) } : null;
  return { promotion: readPresale(row, now), variant, bought: 0 };
}

/** The group buys that are active, scheduled or ended. */
export async function getGroupBuys(api: Api, now: number): Promise<Promotion[]> {
  return list((await api.get('combination/list', ALL)).data, (item) =>
    readGroupBuy(requiredObject<GroupBuyWire>(item, 'group buy'), now),
  );
}

function readGroupBuy(row: Untrusted<GroupBuyWire>, now: number): Promotion {
  const time = { startsAt: instant(row.start_time) ?? 0, endsAt: instant(row.stop_time) ?? 0 };
  return {
    ...readShared(row, row.product_price ?? row.ot_price),
    kind: 'groupBuy',
    state: promotionState(time, number(row.quota), now),
    ...time,
    people: number(row.people, 2),
  };
}

/** A group buy with its variant and open groups. Rejects with 410294 when there is none. */
export async function getGroupBuy(
  api: Api,
  groupBuyId: string,
  now: number,
): Promise<PromotionDetail & { groups: Group[] }> {
  const data = requiredObject<GroupBuyDetailWire>(await getDetail(api, 'combination', groupBuyId), 'group buy');
  return {
    promotion: readGroupBuy(requiredObject<GroupBuyDetailWire['storeInfo']>(data.storeInfo, 'group buy'), now),
    ...readVariant(data),
    groups: list(data.pink, (item) => {
      const row = requiredObject<GroupBuyDetailWire['pink'][number]>(item, 'group');
      return readGroup(row, row);
    }),
  };
}
