import { FALLBACK_LOCALE } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import { shopCurrency } from '../messages/shop-formats.ts';
import { WHOLE_RATE } from '@rider/model/tax';
import { shopDiscountOf } from '../order/shop-discount.ts';
import type { StoredOrder } from '../order/close-order.ts';
import type { HeldLine } from './change-order.ts';

/** An order with its lines. */
interface Version {
  order: StoredOrder;
  lines: readonly HeldLine[];
}

function pieces(lines: readonly HeldLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, quantity } of lines) counts.set(code, (counts.get(code) ?? 0) + quantity);
  return counts;
}

const destination = ({ addressee, phone, address }: StoredOrder): string =>
  [addressee, phone, address[FALLBACK_LOCALE]].filter(Boolean).join(', ');

/** The discount of the shop on an order, without words; empty without one. */
export function discountDetail(order: StoredOrder): string {
  const given = shopDiscountOf(order);
  if (given === null) return '';
  const rate = given.rate === null ? '' : ` (${(given.rate * 100) / WHOLE_RATE} %)`;
  return `−${moneyToDecimal(given.amount)}${rate}: ${given.reason}`;
}

/** What an operator changed of an order, each with its values before and after, without words, so that it reads in every language. */
export function orderChanges(before: Version, after: Version): string[] {
  const [had, has] = [pieces(before.lines), pieces(after.lines)];
  const lines = [...new Set([...had.keys(), ...has.keys()])].map(
    (code) => [`${code}: `, String(had.get(code) ?? 0), String(has.get(code) ?? 0)] as const,
  );
  const amount = ({ total }: StoredOrder) => moneyToDecimal(total);
  const changes = [
    ...lines,
    ['', destination(before.order), destination(after.order)],
    ['PO: ', before.order.purchase_order_number || '–', after.order.purchase_order_number || '–'],
    ['', discountDetail(before.order) || '–', discountDetail(after.order) || '–'],
    [`${shopCurrency()} `, amount(before.order), amount(after.order)],
  ] as const;
  return changes.flatMap(([name, old, now]) => (old === now ? [] : [`${name}${old} → ${now}`]));
}
