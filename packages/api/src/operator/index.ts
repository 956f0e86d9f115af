export { OPERATOR_ACTIONS, type OperatorActionName } from './actions.ts';
export { getOperatorLog, type OperatorLogEntry } from './log.ts';
export { getOperatorList, OPERATOR_PAGE_SIZE, type OperatorList, type OperatorListQuery } from './list.ts';
export {
  addParcelEvent,
  getOperatorOrder,
  getOperatorOrders,
  noteOnOrder,
  shipOrder,
  type OperatorOrder,
} from './orders.ts';
export { getOperatorReviews, OPERATOR_REVIEW_STATES, replyToReview, type OperatorReview } from './reviews.ts';
