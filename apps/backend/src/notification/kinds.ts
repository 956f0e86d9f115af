import { refundScreen } from '@rider/model/order-screens';
import type { PromotionKindWire } from '@rider/api/catalogue';
import { screens, withQuery } from '@rider/model/screens';

/**
 * The arguments of each kind of notice; its texts are `backend.notice.<kind>.title` and `.content` in messages/*.json. `order` and `refund`
 * are public numbers, `product` a product's id, `amount` cents.
 */
export interface NoticeFacts {
  'order-paid': { order: string; amount: number };
  /** It is paid and waits for its group. */
  'order-waiting': { order: string; amount: number };
  'order-invoiced': { order: string; amount: number };
  /** It is on account and waits for its group. */
  'order-invoiced-waiting': { order: string; amount: number };
  'order-shipped': { order: string; courier: string; tracking: string };
  /** How many pieces of the order are on their way. */
  'order-part-shipped': { order: string; shipped: number; pieces: number };
  /** A person of the shop delivers the goods. */
  'order-brought': { order: string; person: string; phone: string };
  /** Goods wait at the counter where the buyer picks them up. */
  'order-ready': { order: string };
  'order-part-ready': { order: string; shipped: number; pieces: number };
  /** Nothing is shipped: the note says how the buyer gets the goods. */
  'order-provided': { order: string; note: string };
  'order-expired': { order: string };
  /** The shop accepts the return of the goods. */
  'return-agreed': { order: string; refund: string };
  'refund-refused': { order: string; refund: string; reason: string };
  'refund-paid': { order: string; refund: string; amount: number };
  /** The refund of an order on account: off its invoice, and to the balance what was paid of it. */
  'refund-credited': { order: string; refund: string; amount: number };
  'balance-added': { amount: number };
  /** Money for an order that was closed or already paid goes back the way it came. */
  'payment-returned': { order: string; amount: number };
  /** Another amount than the order costs was paid; an operator decides. */
  'payment-mismatched': { order: string; amount: number };
  /** An operator sends such an amount back. */
  'mismatch-returned': { order: string; amount: number };
  'coupon-received': { coupon: string };
  'review-replied': { product: number; name: string };
  'password-changed': Record<never, never>;
  'email-changed': { email: string };
  /** A person of WeChat may sign in as the buyer. */
  'wechat-linked': { nickname: string };
  /** `id` on the wire, for a presale its product's; `promotion` is its title. */
  'promotion-started': { kind: PromotionKindWire; id: number; promotion: string };
}

/** A kind of notice. */
export type NoticeKind = keyof NoticeFacts;

type PageOf = (facts: Readonly<Record<string, string | number>>) => string;

const orderPage: PageOf = ({ order = '' }) => screens.order(String(order));
const refundPage: PageOf = ({ refund = '' }) => refundScreen(String(refund));

/** The page of a promotion, without language prefix. */
export const promotionPage: PageOf = ({ kind = '', id = '' }) => withQuery(`/goods_${kind}_detail`, { id: String(id) });

/** The page of each kind of notice, without language prefix. */
export const NOTICE_PAGES: Readonly<Record<NoticeKind, PageOf>> = {
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
  'promotion-started': promotionPage,
};
