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

const ORDER_PAGE = '/order_detail?orderId={order}';
const REFUND_PAGE = '/refund_detail?id={refund}';

/** The page that a kind of notice leads to, without language prefix; `{name}` takes a fact. */
export const NOTICE_PAGES: Readonly<Record<NoticeKind, string>> = {
  'order-paid': ORDER_PAGE,
  'order-shipped': ORDER_PAGE,
  'order-brought': ORDER_PAGE,
  'order-provided': ORDER_PAGE,
  'order-expired': ORDER_PAGE,
  'return-agreed': REFUND_PAGE,
  'refund-refused': REFUND_PAGE,
  'refund-paid': REFUND_PAGE,
  'balance-added': '/user/balance',
  'coupon-received': '/user/myCoupon',
  'review-replied': '/goods_detail/{product}',
  'password-changed': '/user/userinfo',
  'email-changed': '/user/userinfo',
};
