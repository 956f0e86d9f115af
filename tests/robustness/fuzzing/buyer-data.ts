import type { Attack } from './attacks.ts';
import type { Sessions } from './send-attack.ts';

/** Private data of one buyer. */
export interface BuyerData {
  /** Names, phones, e-mail and postal addresses, order numbers. */
  marks: string[];
  /** Ids by which others may request it. */
  ids: Record<(typeof TOKENS)[number], string>;
}

/** Placeholders in attacks for ids of another buyer, which differ from shop to shop. */
export const TOKENS = [
  'TheirOrderNumber',
  'TheirOrderId',
  'TheirAddressId',
  'TheirAccount',
  'TheirQuote',
  'TheirList',
] as const;

/** Fields of answers with private data. */
const PERSONAL_FIELDS = new Set([
  'real_name',
  'phone',
  'email',
  'account',
  'detail',
  'order_id',
  'company',
  'tracking',
]);
/** Shorter texts occur by chance. */
const SHORTEST_MARK = 6;
const CALLS = ['user', 'address/list', 'pc/get_order_list'] as const;

/** A call with a session's cookie; a body makes it a POST. */
async function call<Data>(origin: string, cookie: string, path: string, body?: object): Promise<Data> {
  const posted = { method: 'POST', headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' } };
  const options = body === undefined ? { headers: { Cookie: cookie } } : { ...posted, body: JSON.stringify(body) };
  return ((await (await fetch(`${origin}/api/${path}`, options)).json()) as { data: Data }).data;
}

interface Order {
  id: number;
  order_id: string;
  cartInfo: { productInfo: { attrInfo: { code: string } } }[];
}

/** Reads a buyer's data with the session's cookie. Throws when there is less than the demonstration has. */
export async function readBuyerData(origin: string, cookie: string): Promise<BuyerData> {
  const answers = CALLS.map((path) => call<unknown>(origin, cookie, path));
  const [user, addresses, orders] = (await Promise.all(answers)) as [
    { account: string },
    { id: number }[] | { list: { id: number }[] },
    { list: Order[] },
  ];
  const marks = new Set<string>();
  collect([user, addresses, orders], marks);
  const [order] = orders.list;
  const [address] = Array.isArray(addresses) ? addresses : addresses.list;
  if (order === undefined || address === undefined || marks.size < 5)
    throw new Error('a buyer has no data to look for');
  const ids = {
    TheirOrderNumber: order.order_id,
    TheirOrderId: String(order.id),
    TheirAddressId: String(address.id),
    TheirAccount: user.account,
    ...(await addOwned(origin, cookie, { account: user.account, order })),
  };
  return { marks: [...marks], ids };
}

/** A list and a quote of a buyer, which the demonstration lacks. Their texts contain the account, which is one of the marks. */
async function addOwned(origin: string, cookie: string, { account, order }: { account: string; order: Order }) {
  const [list] = await call<{ id: string }[]>(origin, cookie, 'shopping_list/list');
  const name = `List of ${account}`;
  const added = list?.id ?? (await call<string>(origin, cookie, 'shopping_list/save', { name, job: '', site: '' }));
  const [quote] = (await call<{ items: { number: string }[] }>(origin, cookie, 'quotes')).items;
  const lines = order.cartInfo.slice(0, 1).map(({ productInfo }) => [productInfo.attrInfo.code, 1]);
  const request = { lines, text: `Quote for ${account}`, key: `fuzzed quote of ${account}` };
  const { number } = quote ?? (await call<{ number: string }>(origin, cookie, 'quotes', request));
  return { TheirQuote: number, TheirList: added };
}

function collect(value: unknown, marks: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (PERSONAL_FIELDS.has(name) && typeof inner === 'string' && inner.length >= SHORTEST_MARK) marks.add(inner);
    else collect(inner, marks);
  }
}

/** The attack with the ids of a buyer who does not attack. */
export function withIds(attack: Attack, { buyers }: Sessions): Attack {
  const { ids } = attack.as === 'other buyer' ? buyers.buyer : buyers['other buyer'];
  let text = JSON.stringify(attack);
  for (const token of TOKENS) text = text.replaceAll(token, ids[token]);
  return JSON.parse(text) as Attack;
}

/** Another buyer's data in an answer, or null. Texts that the attack itself sent do not count. */
export function foreignMark(attack: Attack, body: string, sessions: Sessions): string | null {
  // Operators see all buyers, and the right password signs in as a buyer.
  if (attack.as === 'agent' || attack.body?.made === 'sign-in') return null;
  const { buyer, 'other buyer': other } = sessions.buyers;
  const foreign = attack.as === 'buyer' ? [other] : attack.as === 'other buyer' ? [buyer] : [buyer, other];
  const own = attack.as === 'nobody' ? [] : sessions.buyers[attack.as].marks;
  const sent = JSON.stringify(withIds(attack, sessions));
  const isForeign = (mark: string) => body.includes(mark) && !own.includes(mark) && !sent.includes(mark);
  return foreign.flatMap(({ marks }) => marks).find(isForeign) ?? null;
}
