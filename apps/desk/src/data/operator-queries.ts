import {
  getAccountRequests,
  getClosedDays,
  getCreditAccount,
  getCreditAccounts,
  getOperatorBuyers,
  getOperatorFeedback,
  getOperatorLog,
  getOperatorOrder,
  getOperatorOrders,
  getOperatorPayment,
  getOperatorPayments,
  getOperatorPromotions,
  getOperatorRefund,
  getOperatorRefunds,
  getOperatorReviews,
  getOperatorTaxCertificates,
  getOutgoingEmails,
  getPartnerKeys,
  type OperatorListQuery,
} from '@rider/api/operator';
import { getSecondStep } from '@rider/api/desk';
import { getCouriers } from '@rider/api/shipping';
import { query } from './query.ts';

// Separate from queries.ts, so that this loads only with the sections for operators.

export const accountRequestsQuery = (list: OperatorListQuery) =>
  query(['account-requests', list], (api) => getAccountRequests(api, list));
export const buyersQuery = (list: OperatorListQuery) => query(['buyers', list], (api) => getOperatorBuyers(api, list));
export const closedDaysQuery = (list: OperatorListQuery) =>
  query(['closed-days', list], (api) => getClosedDays(api, list));
export const couriersQuery = query(['couriers'], getCouriers);
export const creditAccountQuery = (uid: string) => query(['credit-account', uid], (api) => getCreditAccount(api, uid));
export const creditAccountsQuery = (list: OperatorListQuery) =>
  query(['credit-accounts', list], (api) => getCreditAccounts(api, list));
export const emailsQuery = (list: OperatorListQuery) => query(['emails', list], (api) => getOutgoingEmails(api, list));
export const feedbackQuery = (list: OperatorListQuery) =>
  query(['feedback', list], (api) => getOperatorFeedback(api, list));
export const logQuery = (list: OperatorListQuery) => query(['log', list], (api) => getOperatorLog(api, list));
export const orderQuery = (number: string) => query(['order', number], (api) => getOperatorOrder(api, number));
export const ordersQuery = (list: OperatorListQuery) => query(['orders', list], (api) => getOperatorOrders(api, list));
export const partnerKeysQuery = (list: OperatorListQuery) =>
  query(['partner-keys', list], (api) => getPartnerKeys(api, list));
export const paymentQuery = (reference: string) =>
  query(['payment', reference], (api) => getOperatorPayment(api, reference));
export const paymentsQuery = (list: OperatorListQuery) =>
  query(['payments', list], (api) => getOperatorPayments(api, list));
export const promotionsQuery = (list: OperatorListQuery) =>
  query(['promotions', list], (api) => getOperatorPromotions(api, list));
export const refundQuery = (number: string) => query(['refund', number], (api) => getOperatorRefund(api, number));
export const refundsQuery = (list: OperatorListQuery) =>
  query(['refunds', list], (api) => getOperatorRefunds(api, list));
export const secondStepQuery = query(['second-step'], getSecondStep);
export const taxCertificatesQuery = (list: OperatorListQuery) =>
  query(['tax-certificates', list], (api) => getOperatorTaxCertificates(api, list));
export const reviewsQuery = (list: OperatorListQuery) =>
  query(['reviews', list], (api) => getOperatorReviews(api, list));
