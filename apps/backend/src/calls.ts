import type { SessionServices } from './account/sessions.ts';
import type { WechatServices } from './account/wechat.ts';
import type { RechargeServices } from './balance/recharge.ts';
import type { ChatServices } from './chat/bus.ts';
import type { EmailServices } from './email/outbox.ts';
import type { RouteModule, Services } from './http/environment.ts';
import type { GatewayServices } from './payment-provider/gateway.ts';
import type { TaxServices } from './tax/tax-of-sale.ts';
import { siteRoutes } from './site/routes.ts';
import { pageOperatorRoutes, publicationOperatorRoutes } from './site/operator-routes.ts';
import { shopPictureRoutes } from './site/picture-routes.ts';
import { companyOperatorRoutes } from './site/company-routes.ts';
import { homePageRoutes } from './home-page/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { productOperatorRoutes } from './product/operator-routes.ts';
import { productTableRoutes } from './product-table/operator-routes.ts';
import { productOverviewRoutes } from './product-overview/routes.ts';
import { promotionOverviewRoutes } from './promotion-overview/routes.ts';
import { promotionOperatorRoutes } from './promotion-overview/operator-routes.ts';
import { crossReferenceRoutes } from './cross-reference/routes.ts';
import { stockReminderRoutes } from './stock-reminder/routes.ts';
import { promotionReminderRoutes } from './promotion-overview/reminder-routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { buyerReviewRoutes } from './review/buyer-routes.ts';
import { operatorReviewRoutes } from './review/operator-routes.ts';
import { stockOperatorRoutes } from './stock/operator-routes.ts';
import { categoryOperatorRoutes } from './category/operator-routes.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { accountOverviewRoutes } from './account-overview/routes.ts';
import { accountRequestRoutes } from './account-request/routes.ts';
import { accountRequestOperatorRoutes } from './account-request/operator-routes.ts';
import { profileRoutes } from './account/profile-routes.ts';
import { contactRoutes } from './account/contact-routes.ts';
import { favouriteRoutes } from './favourite/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { apiKeyGate } from './api-key/key-gate.ts';
import { apiKeyRoutes } from './api-key/routes.ts';
import { webhookRoutes } from './webhook/routes.ts';
import type { WebhookServices } from './webhook/endpoints.ts';
import { addressRoutes } from './address/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { quickOrderRoutes } from './quick-order/routes.ts';
import { shoppingListRoutes } from './shopping-list/routes.ts';
import { quoteRoutes } from './quote/routes.ts';
import { couponOperatorRoutes } from './coupon/operator-routes.ts';
import { couponRoutes } from './coupon/routes.ts';
import { buyerCompanyRoutes } from './buyer-company/routes.ts';
import { openApiRoutes } from './open-api/routes.ts';
import { orderApprovalRoutes } from './order-approval/routes.ts';
import { companyDeskRoutes } from './company-desk/operator-routes.ts';
import { taxOperatorRoutes } from './tax/operator-routes.ts';
import { taxCertificateRoutes } from './tax-certificate/routes.ts';
import { taxCertificateOperatorRoutes } from './tax-certificate/operator-routes.ts';
import { balanceRoutes } from './balance/routes.ts';
import { balanceOperatorRoutes } from './balance/operator-routes.ts';
import { numberFormatRoutes } from './credit/number-format-routes.ts';
import { creditRoutes } from './credit/routes.ts';
import { cardRoutes } from './card/routes.ts';
import { checkoutRoutes } from './order/checkout-routes.ts';
import { paymentSettingsRoutes } from './payment-setting/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { courierRoutes } from './courier/routes.ts';
import { pickUpOperatorRoutes } from './pick-up/operator-routes.ts';
import { pickUpRoutes } from './pick-up/routes.ts';
import { directOrderRoutes } from './order-entry/routes.ts';
import { orderEntryRoutes } from './order-entry/operator-routes.ts';
import { orderOverviewRoutes } from './order-overview/routes.ts';
import { orderOverviewOperatorRoutes } from './order-overview/operator-routes.ts';
import { orderOverviewDeskRoutes } from './order-overview/desk-routes.ts';
import { deskOverviewRoutes } from './desk-overview/routes.ts';
import { calendarOperatorRoutes } from './calendar/operator-routes.ts';
import { importRoutes } from './import/operator-routes.ts';
import type { Pacing } from './import/run-imports.ts';
import { previewOperatorRoutes } from './preview/operator-routes.ts';
import { priceListOperatorRoutes } from './price-list/operator-routes.ts';
import { freightOperatorRoutes } from './freight/operator-routes.ts';
import { shippingOperatorRoutes } from './shipping/operator-routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { punchoutRoutes } from './punchout/routes.ts';
import { refundRoutes } from './refund/routes.ts';
import { paymentOperatorRoutes } from './payment/operator-routes.ts';
import { refundOperatorRoutes } from './refund/operator-routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { chatSettingsRoutes } from './chat/settings-routes.ts';
import { deskRoutes } from './chat/desk-routes.ts';
import { secondStepRoutes } from './agent/second-step-routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { emailPreviewRoutes } from './email-preview/operator-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { partnerRoutes } from './partner/routes.ts';
import { uploadRoutes } from './upload/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { feedbackOperatorRoutes } from './feedback/operator-routes.ts';

type OwnServices = EmailServices &
  SessionServices &
  WechatServices &
  ChatServices &
  RechargeServices &
  GatewayServices &
  TaxServices &
  Pacing &
  Pick<WebhookServices, 'allowsLocalWebhooks'>;
/** Services of all calls. */
export type BackendServices = Services & OwnServices;

/** Every call under `/api`, by domain. */
export const ROUTE_MODULES: readonly RouteModule<OwnServices>[] = [
  // Before all calls.
  apiKeyGate,
  siteRoutes,
  companyOperatorRoutes,
  homePageRoutes,
  catalogueRoutes,
  productOverviewRoutes,
  productOperatorRoutes,
  productTableRoutes,
  promotionOverviewRoutes,
  promotionOperatorRoutes,
  shopPictureRoutes,
  publicationOperatorRoutes,
  pageOperatorRoutes,
  promotionReminderRoutes,
  crossReferenceRoutes,
  stockReminderRoutes,
  reviewRoutes,
  buyerReviewRoutes,
  operatorReviewRoutes,
  searchRoutes,
  stockOperatorRoutes,
  categoryOperatorRoutes,
  accountRoutes,
  accountOverviewRoutes,
  accountRequestRoutes,
  accountRequestOperatorRoutes,
  profileRoutes,
  contactRoutes,
  favouriteRoutes,
  notificationRoutes,
  addressRoutes,
  cartRoutes,
  quickOrderRoutes,
  shoppingListRoutes,
  quoteRoutes,
  couponRoutes,
  couponOperatorRoutes,
  taxOperatorRoutes,
  taxCertificateRoutes,
  taxCertificateOperatorRoutes,
  balanceRoutes,
  balanceOperatorRoutes,
  creditRoutes,
  numberFormatRoutes,
  cardRoutes,
  buyerCompanyRoutes,
  apiKeyRoutes,
  webhookRoutes,
  openApiRoutes,
  orderApprovalRoutes,
  companyDeskRoutes,
  punchoutRoutes,
  checkoutRoutes,
  orderRoutes,
  paymentSettingsRoutes,
  orderEntryRoutes,
  directOrderRoutes,
  courierRoutes,
  pickUpRoutes,
  pickUpOperatorRoutes,
  orderOverviewRoutes,
  orderOverviewOperatorRoutes,
  orderOverviewDeskRoutes,
  deskOverviewRoutes,
  calendarOperatorRoutes,
  previewOperatorRoutes,
  priceListOperatorRoutes,
  importRoutes,
  freightOperatorRoutes,
  shippingOperatorRoutes,
  paymentRoutes,
  refundRoutes,
  paymentOperatorRoutes,
  refundOperatorRoutes,
  chatRoutes,
  chatSettingsRoutes,
  deskRoutes,
  secondStepRoutes,
  staffRoutes,
  emailPreviewRoutes,
  operatorRoutes,
  partnerRoutes,
  uploadRoutes,
  feedbackRoutes,
  feedbackOperatorRoutes,
];
