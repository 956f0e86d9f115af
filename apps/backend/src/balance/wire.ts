import type { BalanceRecordTypeWire, BalanceRecordWire } from '@rider/api/balance';
import type { Locale } from '@rider/model/locale';
import type { BalanceEntryKind } from './tables.ts';
import { messageText } from '../messages/index.ts';
import { money, moneyToDecimal } from '@rider/model/money';
import type { LedgerLine } from './ledger.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The wire's `type` of each kind of booking. */
const WIRE_TYPES: Readonly<Record<BalanceEntryKind, BalanceRecordTypeWire>> = {
  opening: 'register_system_add',
  payment: 'pay_product',
  refund: 'pay_product_refund',
  recharge: 'recharge',
  'top-up': 'system_add',
};

/** An operator's note; only the default one is translated. */
function noteText(note: string, locale: Locale): string {
  const usual = 'backend.balance-entry.bank-transfer';
  return note === messageText(usual, 'en-US') ? messageText(usual, locale) : note;
}

/** A booking on the wire. */
export function ledgerLineToWire(line: LedgerLine, locale: Locale): BalanceRecordWire {
  const name = messageText(`backend.balance-entry.${line.kind}`, locale);
  const note = noteText(line.note, locale);
  const written = line.booked_at.toISOString();
  return {
    id: line.id,
    type: WIRE_TYPES[line.kind],
    title: name,
    mark: [name, line.orderNumber ?? note].filter(Boolean).join(' · '),
    note,
    number: moneyToDecimal(money(Math.abs(line.amount))),
    balance: moneyToDecimal(line.balance_after),
    pm: line.amount > 0 ? 1 : 0,
    order_id: line.orderNumber ?? '',
    add_time: unixSeconds(line.booked_at),
    time: written.slice(0, 7),
  };
}
