import { moneyToDecimal, type Money } from '@rider/model/money';
import { ApiError, getOwnAsBuyer, type Api } from '../transport/index.ts';
import {
  amountOrNull,
  amountOrZero,
  flag,
  id,
  instant,
  list,
  number,
  object,
  pageParameters,
  present,
  requiredObject,
  text,
  textOrNull,
  total,
} from '../wire/index.ts';
import type {
  Balance,
  BalanceRecord,
  BalanceRecordKind,
  BalanceRecordQuery,
  BalanceRecords,
  RechargeOffer,
  RechargeStatus,
  StartedRecharge,
} from '@rider/model/balance';
import type {
  BalanceRecordsRequestWire,
  BalanceRecordsWire,
  BalanceRecordTypeWire,
  BalanceRecordWire,
  BalanceWire,
  RechargeAmountWire,
  RechargeOfferWire,
  RechargeRequestWire,
  StartedRechargeWire,
} from './wire.ts';

/** `type` in the path of the ledger. */
const DIRECTIONS = { expenditure: 1, income: 2 } as const;

/** The kind of a booking by the wire's `type`. */
const KINDS = new Map<string, BalanceRecordKind>(
  Object.entries({
    pay_product: 'payment',
    pay_product_refund: 'refund',
    recharge: 'recharge',
    system_add: 'top-up',
    register_system_add: 'opening',
  } as const satisfies Record<BalanceRecordTypeWire, BalanceRecordKind>),
);

/** Default bounds in cents, for a backend without its own. */
const BOUNDS = { minimum: 100, maximum: 5_000_000 };

/** The buyer's balance (`user/balance`). */
export async function getBalance(api: Api): Promise<Balance> {
  const data = requiredObject<BalanceWire>((await api.get('user/balance')).data, 'balance');
  return {
    available: amountOrZero(data.now_money),
    recharged: amountOrZero(data.recharge),
    consumed: amountOrZero(data.orderStatusSum),
  };
}

function readRecord(item: unknown): BalanceRecord {
  const row = requiredObject<BalanceRecordWire>(item, 'ledger line');
  const size = Math.abs(amountOrZero(row.number));
  return {
    id: id(row.id, 'ledger line id'),
    kind: KINDS.get(text(row.type)) ?? 'other',
    title: text(row.title),
    note: text(row.note),
    amount: total(flag(row.pm) ? size : -size, 'ledger amount'),
    balance: amountOrNull(row.balance),
    at: instant(row.add_time) ?? 0,
    orderNumber: textOrNull(row.order_id),
  };
}

/** A page of the ledger (days are not in CRMEB). */
export async function getBalanceRecords(api: Api, query: BalanceRecordQuery = {}): Promise<BalanceRecords> {
  const { direction, from, until } = query;
  const type = direction === undefined ? 0 : DIRECTIONS[direction];
  const parameters = { ...pageParameters(query), start: from, end: until } satisfies BalanceRecordsRequestWire;
  const data = object<BalanceRecordsWire>(
    present((await api.get(`pc/get_balance_record/${type}`, parameters)).data, 'ledger'),
  );
  return { items: list(data.list, readRecord), total: number(data.count) };
}

/** The top-up options (bounds and provider are not in CRMEB). */
export async function getRechargeOffer(api: Api): Promise<RechargeOffer> {
  const data = requiredObject<RechargeOfferWire>((await api.get('recharge/index')).data, 'recharge offer');
  return {
    amounts: list(data.recharge_quota, (item) => amountOrZero(object<RechargeAmountWire>(item).price)),
    minimum: amountOrNull(data.minimum) ?? total(BOUNDS.minimum, 'minimum'),
    maximum: amountOrNull(data.maximum) ?? total(BOUNDS.maximum, 'maximum'),
    sandbox: data.provider === 'sandbox',
    // The existing backend names no provider, so its payments cannot be continued here.
    available: text(data.provider) !== '',
  };
}

/**
 * Starts a top-up. The payment continues at the provider's page, which returns to `returnPath` with the payment's number as `recharge`.
 * Rejects with errors by field `amount`, or as a whole.
 */
export async function startRecharge(
  api: Api,
  { amount, returnPath }: { amount: Money; returnPath: string },
): Promise<StartedRecharge> {
  const answer = await api.post('recharge/recharge', {
    price: moneyToDecimal(amount),
    rechar_id: 0,
    type: 0,
    from: 'stripe',
    quitUrl: returnPath,
  } satisfies RechargeRequestWire);
  const data = requiredObject<StartedRechargeWire>(answer.data, 'recharge');
  const result = object<StartedRechargeWire['result']>(data.result);
  const address = text(result.pay_url);
  if (address === '') {
    const { message, requestId = '' } = answer;
    throw new ApiError('verdict', message, { status: 200, code: text(data.status), requestId });
  }
  return { number: id(result.order_id, 'recharge number'), address };
}

/** State of an own payment; a paid one is booked before the answer. Not in CRMEB; another buyer's rejects with 910504. */
export function getRechargeStatus(api: Api, rechargeNumber: string): Promise<RechargeStatus> {
  return getOwnAsBuyer(api, `recharge/status/${encodeURIComponent(rechargeNumber)}`);
}
