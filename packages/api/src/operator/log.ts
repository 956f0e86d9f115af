import type { Api } from '../transport/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';

/** A log entry of an operator's action. */
export interface OperatorLogEntry {
  id: string;
  /** One of `OPERATOR_ACTIONS`, or one of another version. */
  action: string;
  /** The target of the action. */
  subject: string;
  /** Further details; may be empty. */
  detail: string;
  /** The operator's name. */
  operator: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Operators' actions, newest first; `state` filters by the kind of action. */
export function getOperatorLog(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorLogEntry>> {
  return getOperatorList(api, 'log', query);
}
