import { ApiError, dataIfPresent, type Api } from '@rider/api/transport';
import { amount, amountOrNull, id, instant, list, number, object, requiredObject, text } from '@rider/api/wire';
import type { Money } from '@rider/model/money';
import type { OfferState } from '@rider/ui/offer-card';
import { serverNow } from '../clock/server-clock.ts';
import type { Group, Promotion, SaleSlot } from './promotion.ts';

// Reads the calls of contract 3.4 and the presales of 3.3. Where a backend does not have one, it has no such promotions.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A message of these calls: only the fields that are read below. */
type Row = Record<string, unknown>;

/** An article offered in a promotion: the promotion's own id and labels, and what remains of it. */
export interface OfferedArticle {
  /** Names it in cart calls; empty for a product without variants. */
  unique: string;
  labels: string;
  price: Money;
  left: number;
}

/** A promotion by its id, and its article. */
export interface OneOffer {
  promotion: Promotion;
  article: OfferedArticle | null;
  bought: number;
}

const SLOT_STATES = { 0: 'ended', 1: 'underway', 2: 'not-started' } as const;

function slotState(status: unknown): SaleSlot['state'] {
  return SLOT_STATES[number(status) as keyof typeof SLOT_STATES] ?? 'ended';
}

/** The time slots of today's flash sales, and the one to begin with. */
export async function getSaleSlots(api: Api): Promise<{ slots: SaleSlot[]; first: SaleSlot | null }> {
  const data = object<{ seckillTime: unknown; seckillTimeIndex: unknown }>(await dataIfPresent(api, 'seckill/index'));
  const slots = list(data.seckillTime, (item) => {
    const row = requiredObject<Row>(item, 'time slot');
    const endsAt = instant(row['stop']) ?? 0;
    return {
      id: id(row['id'], 'time slot id'),
      time: text(row['time']),
      state: slotState(row['status']),
      startsAt: endsAt - number(row['continued']) * HOUR_MS,
      endsAt,
    };
  });
  return { slots, first: slots[number(data.seckillTimeIndex)] ?? slots[0] ?? null };
}

/** Offers in a page of a list; the shop has fewer. */
const ALL = { page: 1, limit: 100 };

/** The flash sales of a slot. */
export async function getFlashSales(api: Api, slot: SaleSlot): Promise<Promotion[]> {
  return list(await dataIfPresent(api, `seckill/list/${encodeURIComponent(slot.id)}`, ALL), (item) =>
    readFlashSale(requiredObject<Row>(item, 'flash sale'), slot),
  );
}

function readFlashSale(
  row: Row,
  { state, startsAt, endsAt }: Pick<SaleSlot, 'state' | 'startsAt' | 'endsAt'>,
): Promotion {
  return {
    ...readOffer(row, 'seckill', state, row['ot_price']),
    startsAt,
    endsAt,
    limit: number(row['num']) || null,
    limitPerOrder: number(row['once_num']) || null,
  };
}

/** The fields that flash sales and group buys share. */
function readOffer(row: Row, kind: Promotion['kind'], state: OfferState, ordinary: unknown) {
  const quota = number(row['quota_show']) || number(row['quota']);
  const left = number(row['quota']);
  const price = amount(row['price'], 'price');
  const originalPrice = amountOrNull(ordinary);
  return {
    id: id(row['id'], 'promotion id'),
    kind,
    state: state === 'underway' && left <= 0 ? ('limited' as const) : state,
    productId: id(row['product_id'], 'product id'),
    name: text(row['title']),
    image: text(row['image']),
    info: text(row['info']),
    price,
    originalPrice: originalPrice !== null && originalPrice > price ? originalPrice : null,
    ordinaryPrice: amountOrNull(row['ordinary_price'] ?? ordinary),
    unit: text(row['unit_name']),
    sold: quota - left,
    quota,
  };
}

/** The refusal of what does not exist. */
const unknown = () => new ApiError('refused', '', { status: 410294 });

/** The wire's number for an unknown group buy (contract 3.4). */
const UNKNOWN_GROUP_BUY = 410311;

/** The answer about one promotion. Refused as missing where there is none, or no such call. */
async function getOne(api: Api, call: 'seckill' | 'combination', promotionId: string): Promise<unknown> {
  if (!promotionId) throw unknown();
  try {
    const answer = await dataIfPresent(api, `${call}/detail/${encodeURIComponent(promotionId)}`);
    if (answer !== null) return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || Number(error.code || error.status) !== UNKNOWN_GROUP_BUY) throw error;
  }
  throw unknown();
}

/** The page of a flash sale. Refused with 410294 when there is none. */
export async function getFlashSale(api: Api, saleId: string): Promise<OneOffer> {
  const [answer, { slots }] = await Promise.all([getOne(api, 'seckill', saleId), getSaleSlots(api)]);
  const data = requiredObject<Row>(answer, 'flash sale');
  const row = requiredObject<Row>(data['storeInfo'], 'flash sale');
  const slot = slots.find((each) => each.id === text(row['time_id']));
  const endsAt = instant(row['last_time']) ?? slot?.endsAt ?? 0;
  const sale = readFlashSale(row, {
    state: slot?.state ?? slotState(row['status']),
    startsAt: slot?.startsAt ?? endsAt,
    endsAt,
  });
  return { promotion: sale, article: readArticle(data['productValue']), bought: number(data['buy_num']) };
}

function readArticle(values: unknown): OfferedArticle | null {
  const [first] = list(values, (item) => {
    const row = requiredObject<Row>(item, 'article');
    return {
      unique: text(row['unique']),
      labels: text(row['suk']),
      price: amount(row['price'], 'price'),
      left: Math.min(number(row['quota']), number(row['stock'])),
    };
  });
  return first ?? null;
}

/** The wire's `time_type`. */
const PRESALE_STATES = { all: 0, 'not-started': 1, underway: 2, ended: 3 } as const;

/** A presale, and the day on which it ships (epoch milliseconds). */
export interface Presale extends Promotion {
  /** The article on presale; null where the backend names none. */
  article: OfferedArticle | null;
  shipsAt: number;
}

/** The presales in a state. They have their products' ids. */
export async function getPresales(api: Api, state: keyof typeof PRESALE_STATES): Promise<Presale[]> {
  const data = object<{ list: unknown }>(
    await dataIfPresent(api, 'advance/list', { time_type: PRESALE_STATES[state], ...ALL }),
  );
  return list(data.list, (item) => readPresale(requiredObject<Row>(item, 'presale')));
}

function readPresale(row: Row): Presale {
  const now = serverNow();
  const startsAt = instant(row['presale_start_time']) ?? 0;
  const endsAt = instant(row['presale_end_time']) ?? 0;
  const price = amount(row['price'], 'price');
  const ordinary = amountOrNull(row['ot_price']);
  const left = number(row['stock']);
  const unique = text(row['unique']);
  const running = left > 0 ? 'underway' : 'limited';
  return {
    id: id(row['id'], 'product id'),
    kind: 'presell',
    state: now < startsAt ? 'not-started' : now < endsAt ? running : 'ended',
    productId: id(row['id'], 'product id'),
    name: text(row['store_name']),
    image: text(row['image']),
    info: text(row['store_info']),
    price,
    originalPrice: ordinary !== null && ordinary > price ? ordinary : null,
    ordinaryPrice: amountOrNull(row['ordinary_price']) ?? ordinary,
    unit: text(row['unit_name']),
    sold: number(row['sales']),
    quota: null,
    startsAt,
    endsAt,
    limit: null,
    limitPerOrder: null,
    shipsAt: endsAt + number(row['presale_day']) * DAY_MS,
    article: unique === '' ? null : { unique, labels: '', price, left },
  };
}

/** The presale of a product. Throws `refused` as for an unknown product where it has none. */
export async function getPresale(api: Api, productId: string): Promise<Presale> {
  const found = (await getPresales(api, 'all')).find((presale) => presale.productId === productId);
  if (!found) throw unknown();
  return found;
}

/** The group buys that run, are to come or have ended. */
export async function getGroupBuys(api: Api): Promise<Promotion[]> {
  return list(await dataIfPresent(api, 'combination/list', ALL), (item) =>
    readGroupBuy(requiredObject<Row>(item, 'group buy')),
  );
}

function readGroupBuy(row: Row): Promotion {
  const now = serverNow();
  const startsAt = instant(row['start_time']) ?? 0;
  const endsAt = instant(row['stop_time']) ?? 0;
  const state = now < startsAt ? 'not-started' : now < endsAt ? 'underway' : 'ended';
  return {
    ...readOffer(row, 'group', state, row['product_price'] ?? row['ot_price']),
    startsAt,
    endsAt,
    people: number(row['people'], 2),
    limit: number(row['num']) || null,
    limitPerOrder: number(row['once_num']) || null,
  };
}

/** The page of a group buy with its open groups. Refused with 410294 when there is none. */
export async function getGroupBuy(api: Api, groupBuyId: string): Promise<OneOffer & { groups: Group[] }> {
  const data = requiredObject<Row>(await getOne(api, 'combination', groupBuyId), 'group buy');
  return {
    promotion: readGroupBuy(requiredObject<Row>(data['storeInfo'], 'group buy')),
    article: readArticle(data['productValue']),
    bought: number(data['buy_num']),
    groups: list(data['pink'], (item) => readGroup(requiredObject<Row>(item, 'group'), {})),
  };
}

/** The group of a link, with its members; null for visitors, and where there is no such group. */
export async function getGroup(api: Api, groupId: string): Promise<Group | null> {
  try {
    const answer = await api.get(`combination/pink/${encodeURIComponent(groupId)}`);
    const data = requiredObject<Row>(answer.data, 'group');
    return readGroup(requiredObject<Row>(data['pinkT'], 'group'), data);
  } catch (error) {
    if (error instanceof ApiError && ['session', 'refused', 'transport'].includes(error.kind)) return null;
    throw error;
  }
}

const GROUP_STATES = { 1: 'complete', 0: 'open', '-1': 'failed' } as const;

/** Reads a group from its founder's row; `around` has its state and its other members where the caller may know them. */
function readGroup(founder: Row, around: Row): Group {
  const people = number(founder['people'], 2);
  const missing = number(around['count'] ?? founder['count']);
  const known = [founder, ...list(around['pinkAll'], (item) => object<Row>(item) as Row)];
  const members = known.map((member, index) => ({
    id: text(member['id']) || String(index),
    name: text(member['nickname']) || '*',
    picture: text(member['avatar']) || null,
  }));
  // A list of groups counts the others without naming them.
  for (let index = members.length; index < people - missing; index++)
    members.push({ id: `member-${index}`, name: '*', picture: null });
  return {
    id: id(founder['id'], 'group id'),
    state: GROUP_STATES[String(number(around['pinkBool'])) as unknown as keyof typeof GROUP_STATES] ?? 'open',
    people,
    members,
    endsAt: instant(founder['stop_time']) ?? 0,
    joined: number(around['userBool'] ?? founder['userBool']) === 1,
  };
}
