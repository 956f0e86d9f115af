export { OPERATOR_ACTIONS, type OperatorActionName } from './actions.ts';
export { getOperatorLog, type OperatorLogEntry } from './log.ts';
export { getOperatorList, OPERATOR_PAGE_SIZE, type OperatorList, type OperatorListQuery } from './list.ts';
