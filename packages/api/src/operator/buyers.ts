import { randomId } from '@rider/model/random-id';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { amountOrZero, flag, id, instant, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { OperatorBuyerWire, TopUpRequestWire } from './wire.ts';

/** States of a buyer's account, as filters at the desk. */
export const OPERATOR_BUYER_STATES = ['active', 'pending', 'refused', 'disabled'] as const;
/** A state of a buyer's account. */
export type OperatorBuyerState = (typeof OPERATOR_BUYER_STATES)[number];

/** A buyer as shown at the desk. */
export interface OperatorBuyer {
  uid: string;
  account: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  state: OperatorBuyerState;
  memberBadge: boolean;
  balance: Money;
  /** Epoch milliseconds. */
  since: number;
}

/** Buyers, the latest first; `search` is an account, name, company, e-mail or phone. */
export function getOperatorBuyers(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorBuyer>> {
  return getOperatorList(api, 'operator/buyers', query, (row: Untrusted<OperatorBuyerWire>) => ({
    uid: id(row.uid, 'buyer uid'),
    account: text(row.account),
    name: text(row.real_name),
    company: text(row.company),
    email: text(row.email),
    phone: text(row.phone),
    state: OPERATOR_BUYER_STATES.find((known) => known === row.state) ?? 'disabled',
    memberBadge: flag(row.is_open_member) && flag(row.is_money_level),
    balance: amountOrZero(row.now_money),
    since: instant(row.add_time) ?? 0,
  }));
}

/** A top-up of a balance. `key` makes the request idempotent; without it each call is a request of its own. */
export interface TopUp {
  uid: string;
  amount: Money;
  note: string;
  key?: string;
}

/** Fields of a top-up by their names in the form. */
export const TOP_UP_FIELDS = { amount: 'price', note: 'note' } as const satisfies WireNames<string, TopUpRequestWire>;

/** Adds to a buyer's balance. Refused with errors by field (`amount`, `note`), or with 910530 for an unknown buyer. */
export async function topUpBuyer(api: Api, { uid, amount, note, key = randomId() }: TopUp): Promise<void> {
  const request = { price: moneyToDecimal(amount), note, key } satisfies TopUpRequestWire;
  await refusedByFormNames(api.post(`operator/buyers/${encodeURIComponent(uid)}/top_up`, request), TOP_UP_FIELDS);
}
