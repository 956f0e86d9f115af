import type { Generated } from 'kysely';

/** An operator's action, written in the transaction of the action and never changed. */
export interface OperatorActionTable {
  id: Generated<number>;
  agent_id: number;
  /** One of `OPERATOR_ACTIONS` of the api package; old rows may hold actions no longer in that list. */
  action: string;
  /** The object of the action by its public name: an order number, an account. */
  subject: string;
  /** Data of the action: a tracking number, a reason, an amount; may be empty. */
  detail: string;
  acted_at: Date;
}

/** Tables of operators. */
export interface OperatorTables {
  operator_action: OperatorActionTable;
}
