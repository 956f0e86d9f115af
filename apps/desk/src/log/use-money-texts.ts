import { moneyFromDecimal } from '@rider/model/money';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Credit, payments and top-ups: `1200.00 USD · 30 d`, `1200.00 USD · INV 17`. */
const BOOKED = /^(\d+\.\d\d) [A-Z]{3} · (.*)$/s;
const DAYS = /^(\d+) d$/;
/** Lines of a changed order: `USD 12.00 → 15.00`, `PO: – → 17`, `– → −4.50 (5 %): reason`. */
const TOTAL = /^[A-Z]{3} (\d+\.\d\d) → (\d+\.\d\d)$/;
const NUMBER = /^PO: /;
const DISCOUNT = /−(\d+\.\d\d)/g;

/** Writes the amounts of an entry as money, with the names of their fields; null for an entry without amounts. */
export function useMoneyTexts(): (action: string, detail: string) => string | null {
  const intl = useIntl();
  const text = useMessages('desk.log');
  const asMoney = (decimal: string) => formatMoney(intl, moneyFromDecimal(decimal));
  const ofOrder = (line: string) => {
    const [, before, after] = TOTAL.exec(line) ?? [];
    if (before !== undefined && after !== undefined) return `${text('total')}: ${asMoney(before)} → ${asMoney(after)}`;
    if (NUMBER.test(line)) return line.replace(NUMBER, `${text('purchaseOrder')}: `);
    const discount = line.replace(DISCOUNT, (_, decimal: string) => `−${asMoney(decimal)}`);
    return discount === line ? line : `${text('discount')}: ${discount}`;
  };
  return (action, detail) => {
    if (action === 'order.change') return detail.split('\n').map(ofOrder).join('\n');
    const [, amount, note = ''] = BOOKED.exec(detail) ?? [];
    if (amount === undefined) return null;
    const days = DAYS.exec(note)?.[1];
    return `${asMoney(amount)} · ${days === undefined ? note : text('days', { count: Number(days) })}`;
  };
}
