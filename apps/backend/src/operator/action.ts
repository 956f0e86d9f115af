import type { OperatorActionName } from '@rider/api/operator';
import type { Transaction } from '../database/open.ts';
import type { Operator } from './require-operator.ts';

/** What is written of an operator's action. */
export interface OperatorAction {
  operator: Operator;
  action: OperatorActionName;
  /** Whom or what it was done to, as people name it: an order number, an account. */
  subject: string;
  /** What was given with it: a tracking number, a reason, an amount. */
  detail?: string;
}

/** Writes who did what and when, in the transaction that does it: neither happens without the other. */
export async function recordOperatorAction(transaction: Transaction, given: OperatorAction): Promise<void> {
  const { operator, action, subject, detail = '' } = given;
  await transaction
    .insertInto('operator_action')
    .values({ agent_id: operator.id, action, subject, detail, acted_at: operator.at })
    .execute();
}
