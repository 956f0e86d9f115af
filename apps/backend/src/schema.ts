import type { AccountRequestTables } from './account-request/tables.ts';
import type { AccountTables } from './account/tables.ts';
import type { AddressTables } from './address/tables.ts';
import type { AgentTables } from './agent/tables.ts';
import type { ApiKeyTables } from './api-key/tables.ts';
import type { BalanceTables } from './balance/tables.ts';
import type { BuyerCompanyTables } from './buyer-company/tables.ts';
import type { CalendarTables } from './calendar/tables.ts';
import type { CardTables } from './card/tables.ts';
import type { CartTables } from './cart/tables.ts';
import type { CatalogueTables } from './catalogue/tables.ts';
import type { ChatTables } from './chat/tables.ts';
import type { CouponTables } from './coupon/tables.ts';
import type { CreditTables } from './credit/tables.ts';
import type { CrossReferenceTables } from './cross-reference/tables.ts';
import type { EmailTables } from './email/tables.ts';
import type { FavouriteTables } from './favourite/tables.ts';
import type { FeedbackTables } from './feedback/tables.ts';
import type { HomePageTables } from './home-page/tables.ts';
import type { NotificationTables } from './notification/tables.ts';
import type { OperatorTables } from './operator/tables.ts';
import type { OrderApprovalTables } from './order-approval/tables.ts';
import type { OrderTables } from './order/tables.ts';
import type { SandboxTables } from './payment-sandbox/tables.ts';
import type { ParcelTables } from './parcel/tables.ts';
import type { PartnerTables } from './partner/tables.ts';
import type { PaymentTables } from './payment/tables.ts';
import type { PreviewTables } from './preview/tables.ts';
import type { PriceListTables } from './price-list/tables.ts';
import type { ImportTables } from './import/tables.ts';
import type { ProductTables } from './product/tables.ts';
import type { PromotionTables } from './promotion/tables.ts';
import type { PunchoutTables } from './punchout/tables.ts';
import type { QuoteTables } from './quoted-price/tables.ts';
import type { RefundTables } from './refund/tables.ts';
import type { ReviewTables } from './review/tables.ts';
import type { SearchTables } from './search/tables.ts';
import type { SettingTables } from './setting/tables.ts';
import type { ShippingTables } from './shipping/tables.ts';
import type { ShoppingListTables } from './shopping-list/tables.ts';
import type { SiteTables } from './site/tables.ts';
import type { StockReminderTables } from './stock-reminder/tables.ts';
import type { TaxTables } from './tax/tables.ts';
import type { UploadTables } from './upload/tables.ts';
import type { WebhookTables } from './webhook/tables.ts';

declare module './database/schema.ts' {
  /** All tables of the backend, each declared in its domain; add a domain's tables here. */
  interface Schema
    extends
      AccountRequestTables,
      AccountTables,
      AddressTables,
      AgentTables,
      ApiKeyTables,
      BalanceTables,
      BuyerCompanyTables,
      CalendarTables,
      CardTables,
      CartTables,
      CatalogueTables,
      ChatTables,
      CouponTables,
      CreditTables,
      CrossReferenceTables,
      EmailTables,
      FavouriteTables,
      FeedbackTables,
      HomePageTables,
      NotificationTables,
      OperatorTables,
      OrderApprovalTables,
      OrderTables,
      ParcelTables,
      PartnerTables,
      PaymentTables,
      PreviewTables,
      PriceListTables,
      ImportTables,
      ProductTables,
      PromotionTables,
      PunchoutTables,
      QuoteTables,
      RefundTables,
      ReviewTables,
      SandboxTables,
      SearchTables,
      SettingTables,
      ShippingTables,
      ShoppingListTables,
      SiteTables,
      StockReminderTables,
      TaxTables,
      UploadTables,
      WebhookTables {}
}
