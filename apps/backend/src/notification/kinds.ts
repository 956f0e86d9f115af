import type { Localized } from '../database/columns.ts';

/**
 * What each kind of notice is about. `order` and `refund` are numbers as the buyer knows them, `product` a product's id,
 * `amount` cents.
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

interface NoticeWords {
  title: Localized;
  content: Localized;
  /** The page it leads to; places as in the words. */
  page: string;
}

const ORDER_PAGE = '/order_detail?orderId={order}';
const REFUND_PAGE = '/refund_detail?id={refund}';

/** The words of every kind; `{name}` places take the facts. */
export const NOTICE_WORDS: Record<NoticeKind, NoticeWords> = {
  'order-paid': {
    title: { 'en-US': 'Order paid', 'zh-CN': '订单已付款' },
    content: {
      'en-US': 'We received {amount} for order {order} and are getting it ready.',
      'zh-CN': '我们已收到订单{order}的货款{amount}，正在备货。',
    },
    page: ORDER_PAGE,
  },
  'order-shipped': {
    title: { 'en-US': 'Order shipped', 'zh-CN': '订单已发货' },
    content: {
      'en-US': 'Order {order} was handed to {courier}. Its tracking number is {tracking}.',
      'zh-CN': '订单{order}已交{courier}承运，运单号：{tracking}。',
    },
    page: ORDER_PAGE,
  },
  'order-brought': {
    title: { 'en-US': 'Order out for delivery', 'zh-CN': '订单配送中' },
    content: {
      'en-US': '{person} is bringing order {order}. You can call {phone}.',
      'zh-CN': '{person}正在为您配送订单{order}，联系电话：{phone}。',
    },
    page: ORDER_PAGE,
  },
  'order-provided': {
    title: { 'en-US': 'Order provided', 'zh-CN': '订单已交付' },
    content: { 'en-US': 'Order {order} was provided. {note}', 'zh-CN': '订单{order}已交付。{note}' },
    page: ORDER_PAGE,
  },
  'order-expired': {
    title: { 'en-US': 'Order expired', 'zh-CN': '订单已过期' },
    content: {
      'en-US': 'Order {order} was not paid in time and was closed. You can order the items again.',
      'zh-CN': '订单{order}未在规定时间内付款，已关闭。您可以重新下单。',
    },
    page: ORDER_PAGE,
  },
  'return-agreed': {
    title: { 'en-US': 'Please return the items', 'zh-CN': '退货申请已通过' },
    content: {
      'en-US':
        'Your return {refund} for order {order} is approved. Please ship the items and enter the tracking number.',
      'zh-CN': '订单{order}的退货申请{refund}已通过，请寄回商品并填写运单号。',
    },
    page: REFUND_PAGE,
  },
  'refund-refused': {
    title: { 'en-US': 'Refund refused', 'zh-CN': '退款申请被拒绝' },
    content: {
      'en-US': 'We could not approve the refund {refund} for order {order}: {reason}',
      'zh-CN': '订单{order}的退款申请{refund}未通过：{reason}',
    },
    page: REFUND_PAGE,
  },
  'refund-paid': {
    title: { 'en-US': 'Refund paid', 'zh-CN': '退款已到账' },
    content: {
      'en-US': '{amount} for order {order} was refunded to your balance.',
      'zh-CN': '订单{order}的退款{amount}已退回您的余额。',
    },
    page: REFUND_PAGE,
  },
  'balance-added': {
    title: { 'en-US': 'Balance topped up', 'zh-CN': '余额已充值' },
    content: { 'en-US': '{amount} was added to your balance.', 'zh-CN': '您的余额已增加{amount}。' },
    page: '/user/balance',
  },
  'coupon-received': {
    title: { 'en-US': 'A coupon for you', 'zh-CN': '您收到一张优惠券' },
    content: { 'en-US': '“{coupon}” is waiting among your coupons.', 'zh-CN': '“{coupon}”已放入您的优惠券。' },
    page: '/user/myCoupon',
  },
  'review-replied': {
    title: { 'en-US': 'We answered your review', 'zh-CN': '商家回复了您的评价' },
    content: { 'en-US': 'We answered your review of {name}.', 'zh-CN': '我们回复了您对“{name}”的评价。' },
    page: '/goods_detail/{product}',
  },
  'password-changed': {
    title: { 'en-US': 'Password changed', 'zh-CN': '密码已修改' },
    content: {
      'en-US':
        'Your password was changed and you were signed out everywhere else. If it was not you, please contact us.',
      'zh-CN': '您的密码已修改，其他设备已退出登录。如非本人操作，请联系我们。',
    },
    page: '/user/userinfo',
  },
  'email-changed': {
    title: { 'en-US': 'E-mail changed', 'zh-CN': '邮箱已修改' },
    content: {
      'en-US': 'The e-mail of your account is now {email}. If it was not you, please contact us.',
      'zh-CN': '您账号的邮箱已改为{email}。如非本人操作，请联系我们。',
    },
    page: '/user/userinfo',
  },
};
