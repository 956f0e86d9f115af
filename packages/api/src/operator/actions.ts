/** The operators' actions, by their names in the log. */
export const OPERATOR_ACTIONS = [
  'order.ship',
  'order.correct',
  'order.track',
  'order.note',
  'order.handOver',
  'refund.agree',
  'refund.refuse',
  'refund.receive',
  'refund.pay',
  'payment.sendAgain',
  'payment.settle',
  'payment.match',
  'payment.return',
  'review.reply',
  'feedback.answer',
  'buyer.topUp',
  'credit.grant',
  'credit.withdraw',
  'credit.receive',
  'closedDay.add',
  'closedDay.remove',
  'partnerKey.issue',
  'partnerKey.revoke',
  'accountRequest.approve',
  'accountRequest.refuse',
  'taxCertificate.approve',
  'taxCertificate.refuse',
] as const;

/** The name of an operator's action. */
export type OperatorActionName = (typeof OPERATOR_ACTIONS)[number];
