import { approvalScreen } from '@rider/model/buyer-company';
import { quoteScreen, refundScreen } from '@rider/model/order-screens';
import type { PromotionKindWire } from '@rider/api/catalogue';
import { screens, withQuery } from '@rider/model/screens';

/**
 * The arguments of each kind of notification; its messages are `backend.notification.<kind>.title` and `.content` in messages/*.json. `order`
 * and `refund` are public numbers, `product` a product's id, `amount` cents.
 */
export interface NotificationFacts {
  'order-paid': { order: string; amount: number };
  /** The order is paid and waits for its group. */
  'order-waiting': { order: string; amount: number };
  'order-invoiced': { order: string; amount: number };
  /** The order is on account and waits for its group. */
  'order-invoiced-waiting': { order: string; amount: number };
  'order-shipped': { order: string; courier: string; tracking: string };
  /** Pieces shipped so far, of all pieces of the order. */
  'order-part-shipped': { order: string; shipped: number; pieces: number };
  /** The shop's own driver delivers the order. */
  'order-brought': { order: string; person: string; phone: string };
  /** The order is ready for pick-up at its counter. */
  'order-ready': { order: string };
  'order-part-ready': { order: string; shipped: number; pieces: number };
  /** Nothing is shipped: the note explains how the buyer receives the order. */
  'order-provided': { order: string; note: string };
  'order-expired': { order: string };
  /** The shop accepts the return. */
  'return-agreed': { order: string; refund: string };
  'refund-refused': { order: string; refund: string; reason: string };
  'refund-paid': { order: string; refund: string; amount: number };
  /** The refund of an order on account: it reduces the invoice; the part already paid is credited to the balance. */
  'refund-credited': { order: string; refund: string; amount: number };
  'balance-added': { amount: number };
  /** A payment for an order that was closed or already paid is returned to its source. */
  'payment-returned': { order: string; amount: number };
  /** The paid amount differs from the order's total; an operator decides. */
  'payment-mismatched': { order: string; amount: number };
  /** An operator returns such a payment. */
  'mismatch-returned': { order: string; amount: number };
  'coupon-received': { coupon: string };
  'review-replied': { product: number; name: string };
  'password-changed': Record<never, never>;
  'email-changed': { email: string };
  /** A WeChat account was linked for sign-in. */
  'wechat-linked': { nickname: string };
  /** A person accepted an invitation to the company. */
  'company-joined': { name: string };
  /** A member requests approval of an order. */
  'approval-requested': { approval: number; name: string; amount: number };
  /** The order was placed. */
  'approval-granted': { order: string; name: string };
  'approval-rejected': { approval: number; name: string; reason: string };
  /** Prices or stock had changed when the order was approved. */
  'approval-returned': { approval: number; reason: string };
  /** `name` is the product's, `code` the variant's SKU. */
  'back-in-stock': { product: number; name: string; code: string };
  /** `quote` is the public number. */
  'quote-offered': { quote: string; amount: number };
  'quote-commented': { quote: string };
  'quote-withdrawn': { quote: string };
  'quote-expired': { quote: string };
  'quote-in-stock': { quote: string };
  /** `id` is the promotion's on the wire, for a presale its product's; `promotion` is the title. */
  'promotion-started': { kind: PromotionKindWire; id: number; promotion: string };
}

/** A kind of notification. */
export type NotificationKind = keyof NotificationFacts;

type PageOf = (facts: Readonly<Record<string, string | number>>) => string;

const orderPage: PageOf = ({ order = '' }) => screens.order(String(order));
const approvalPage: PageOf = ({ approval = '' }) => approvalScreen(String(approval));
const quotePage: PageOf = ({ quote = '' }) => quoteScreen(String(quote));
const refundPage: PageOf = ({ refund = '' }) => refundScreen(String(refund));

/** The page of a promotion, without language prefix. */
export const promotionPage: PageOf = ({ kind = '', id = '' }) => withQuery(`/goods_${kind}_detail`, { id: String(id) });

/** The page of each kind of notification, without language prefix. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationKind, PageOf>> = {
  'order-paid': orderPage,
  'order-waiting': orderPage,
  'order-invoiced': orderPage,
  'order-invoiced-waiting': orderPage,
  'order-shipped': orderPage,
  'order-part-shipped': orderPage,
  'order-brought': orderPage,
  'order-ready': orderPage,
  'order-part-ready': orderPage,
  'order-provided': orderPage,
  'order-expired': orderPage,
  'return-agreed': refundPage,
  'refund-refused': refundPage,
  'refund-paid': refundPage,
  'refund-credited': refundPage,
  'balance-added': () => screens.balance,
  'payment-returned': orderPage,
  'payment-mismatched': orderPage,
  'mismatch-returned': orderPage,
  'coupon-received': () => screens.coupons,
  'review-replied': ({ product = '' }) => screens.product(String(product)),
  'password-changed': () => screens.profile,
  'email-changed': () => screens.profile,
  'wechat-linked': () => screens.profile,
  'company-joined': () => screens.companyMembers,
  'approval-requested': approvalPage,
  'approval-granted': orderPage,
  'approval-rejected': approvalPage,
  'approval-returned': approvalPage,
  'back-in-stock': ({ product = '', code = '' }) => screens.product(String(product), String(code)),
  'quote-offered': quotePage,
  'quote-commented': quotePage,
  'quote-withdrawn': quotePage,
  'quote-expired': quotePage,
  'quote-in-stock': quotePage,
  'promotion-started': promotionPage,
};
