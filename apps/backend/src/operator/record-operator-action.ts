import type { OperatorActionName } from '@rider/api/operator';
import type { Database, Transaction } from '../database/open.ts';
import type { Operator } from './operator-calls.ts';

/** An entry of the operators' log. */
export interface OperatorAction {
  operator: Operator;
  action: OperatorActionName;
  /** The object of the action by its public name: an order number, an account. */
  subject: string;
  /** Data of the action: a tracking number, a reason, an amount. */
  detail?: string;
}

/** Logs operators' actions, in the transaction of the actions themselves. */
export async function recordOperatorActions(
  transaction: Transaction,
  actions: readonly OperatorAction[],
): Promise<void> {
  await transaction
    .insertInto('operator_action')
    .values(
      actions.map(({ operator, action, subject, detail = '' }) => {
        return { agent_id: operator.id, action, subject, detail, acted_at: operator.at };
      }),
    )
    .execute();
}

/** Logs an operator's action, in the transaction of the action itself. */
export function recordOperatorAction(transaction: Transaction, action: OperatorAction): Promise<void> {
  return recordOperatorActions(transaction, [action]);
}

/** Logs that an operator takes a file of rows, the headings first. */
export function recordExport(
  database: Database,
  action: Omit<OperatorAction, 'detail'>,
  rows: readonly unknown[],
): Promise<void> {
  const detail = String(rows.length - 1);
  return database.transaction().execute((transaction) => recordOperatorAction(transaction, { ...action, detail }));
}
