import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';

/**
 * What each kind of notice is about; its texts are `backend.notice.<kind>.title` and `.content` in messages/*.json. `order` and
 * `refund` are numbers as the buyer knows them, `product` a product's id, `amount` cents.
 */
export interface NoticeFacts {
  'order-paid': { order: string; amount: number };
  'order-shipped': { order: string; courier: string; tracking: string };
  /** A person of ours brings the goods. */
  'order-brought': { order: string; person: string; phone: string };
  /** Nothing travels: the note says how the goods come. */
  'order-provided': { order: string; note: string };
  'order-expired': { order: string };
  /** The shop agrees to take the goods back. */
  'return-agreed': { order: string; refund: string };
  'refund-refused': { order: string; refund: string; reason: string };
  'refund-paid': { order: string; refund: string; amount: number };
  'balance-added': { amount: number };
  'coupon-received': { coupon: string };
  'review-replied': { product: number; name: string };
  'password-changed': Record<never, never>;
  'email-changed': { email: string };
}

/** A kind of notice. */
export type NoticeKind = keyof NoticeFacts;

type PageOf = (facts: Readonly<Record<string, string | number>>) => string;

const orderPage: PageOf = ({ order = '' }) => screens.order(String(order));
const refundPage: PageOf = ({ refund = '' }) => refundScreen(String(refund));

/** The page that a kind of notice leads to, without language prefix. */
export const NOTICE_PAGES: Readonly<Record<NoticeKind, PageOf>> = {
  'order-paid': orderPage,
  'order-shipped': orderPage,
  'order-brought': orderPage,
  'order-provided': orderPage,
  'order-expired': orderPage,
  'return-agreed': refundPage,
  'refund-refused': refundPage,
  'refund-paid': refundPage,
  'balance-added': () => screens.balance,
  'coupon-received': () => screens.coupons,
  'review-replied': ({ product = '' }) => screens.product(String(product)),
  'password-changed': () => screens.profile,
  'email-changed': () => screens.profile,
};
