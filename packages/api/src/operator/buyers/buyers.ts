import { randomId } from '@rider/model/random-id';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

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
  return getOperatorList(api, 'buyers', query);
}

/** A top-up of a balance. `key` makes the request idempotent; without it each call is a request of its own. */
export interface TopUp {
  uid: string;
  amount: Money;
  note: string;
  key?: string;
}

/** Adds to a buyer's balance. Rejects with errors by field (`amount`, `note`), or with 910530 for an unknown buyer. */
export function topUpBuyer(api: Api, { uid, amount, note, key = randomId() }: TopUp): Promise<void> {
  return postOwn(api, operatorPath`buyers/${uid}/top_up`, { amount: moneyToDecimal(amount), note, key });
}
