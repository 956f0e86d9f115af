import type { Generated } from 'kysely';

/** What an operator did; written in the transaction that did it, never changed. */
export interface OperatorActionTable {
  id: Generated<number>;
  agent_id: number;
  /** One of `OPERATOR_ACTIONS` of the api package; older ones may have left that list. */
  action: string;
  /** Whom or what it was done to, as people name it: an order number, an account. */
  subject: string;
  /** What was given with it: a tracking number, a reason, an amount; may be empty. */
  detail: string;
  acted_at: Date;
}

/** The operators' own tables. */
export interface OperatorTables {
  operator_action: OperatorActionTable;
}
