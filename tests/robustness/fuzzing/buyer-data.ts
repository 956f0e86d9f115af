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
export const TOKENS = ['TheirOrderNumber', 'TheirOrderId', 'TheirAddressId', 'TheirAccount'] as const;

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

/** Reads a buyer's data with the session's cookie. Throws when there is less than the demonstration has. */
export async function readBuyerData(origin: string, cookie: string): Promise<BuyerData> {
  const answers = CALLS.map(async (call) => {
    const answer = await fetch(`${origin}/api/${call}`, { headers: { Cookie: cookie } });
    return ((await answer.json()) as { data: unknown }).data;
  });
  const [user, addresses, orders] = (await Promise.all(answers)) as [
    { account: string },
    { id: number }[] | { list: { id: number }[] },
    { list: { id: number; order_id: string }[] },
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
  };
  return { marks: [...marks], ids };
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
