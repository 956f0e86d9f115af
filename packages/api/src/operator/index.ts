export {
  approveAccountRequest,
  DUPLICATE_REASONS,
  getAccountRequests,
  rejectAccountRequest,
  type AccountDuplicate,
  type AccountRequest,
  type AccountRequestState,
} from './account-requests.ts';
export { addClosedDay, CLOSED_DAY_STATES, getClosedDays, removeClosedDay, type ClosedDay } from './closed-days.ts';
export { OPERATOR_ACTIONS, type OperatorActionName } from './actions.ts';
export { EMAIL_STATES, getOutgoingEmails, type EmailState, type MessageChannel, type OutgoingEmail } from './emails.ts';
export {
  getOperatorBuyers,
  OPERATOR_BUYER_STATES,
  topUpBuyer,
  type OperatorBuyer,
  type OperatorBuyerState,
  type TopUp,
} from './buyers.ts';
export {
  CREDIT_ACCOUNT_STATES,
  getAccountInvoiceFile,
  getAccountStatementFile,
  getCreditAccount,
  getCreditAccounts,
  grantCredit,
  receivePayment,
  withdrawCredit,
  type AccountEntry,
  type CreditAccount,
  type CreditAccountDetail,
  type CreditAccountDetailWire,
  type ReceivedPayment,
} from './credit.ts';
export { answerFeedback, getOperatorFeedback, OPERATOR_FEEDBACK_STATES, type OperatorFeedback } from './feedback.ts';
export { getOperatorLog, type OperatorLogEntry } from './log.ts';
export { getOperatorList, OPERATOR_PAGE_SIZE, type OperatorList, type OperatorListQuery } from './list.ts';
export {
  addParcelEvent,
  correctParcel,
  getOperatorOrder,
  getOperatorOrders,
  noteOnOrder,
  handOverOrder,
  shipOrder,
  TO_SHIP,
  type OperatorOrder,
  type OperatorOrderFacts,
  type OperatorOrderWire,
} from './orders.ts';
export {
  getOperatorPayment,
  getOperatorPayments,
  matchPayment,
  returnPayment,
  resendPayout,
  settlePayout,
  type OperatorPayment,
  type OperatorPaymentDetail,
  type OperatorPaymentEvent,
  type Payout,
} from './payments.ts';
export {
  getPartnerKeys,
  issuePartnerKey,
  PARTNER_KEY_STATES,
  revokePartnerKey,
  type IssuedPartnerKey,
  type PartnerKey,
} from './partners.ts';
export { getOperatorPromotions, type OperatorPromotion } from './promotions.ts';
export { getReconciliation } from './reconciliation.ts';
export { getOperatorReviews, OPERATOR_REVIEW_STATES, replyToReview, type OperatorReview } from './reviews.ts';
export {
  getOperatorRefund,
  getOperatorRefunds,
  rejectRefund,
  stepRefund,
  type OperatorRefund,
  type RefundStep,
} from './refunds.ts';
export {
  approveTaxCertificate,
  getOperatorTaxCertificates,
  rejectTaxCertificate,
  type OperatorTaxCertificate,
  type OperatorTaxCertificateWire,
} from './tax-certificates.ts';
