import type { Selectable } from 'kysely';
import { FALLBACK_LOCALE, type Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';
import type { Transaction } from '../database/open.ts';
import { writtenLetter, type LetterFact, type LetterGoods, type LetterParts } from '../email/letter.ts';
import { postLetter, type EmailWorld } from '../email/outbox.ts';
import { writtenMoment, writtenMoney, writtenQuantity } from '../messages/written.ts';
import { courierName, parcelPage } from '../shipping/couriers.ts';
import type { CustomerOrderTable, OrderLineTable } from './tables.ts';

/** An order as stored. */
type StoredOrder = Selectable<CustomerOrderTable>;
type StoredLine = Selectable<OrderLineTable>;

/** What a letter tells; `{name}` places take the facts that {@link placesOf} lists. */
interface LetterWords {
  subject: Localized;
  text: Localized;
}

/** The letters about an order. */
const ORDER_LETTERS = {
  'order-placed': {
    subject: { 'en-US': 'We received your order {order}', 'zh-CN': '已收到您的订单 {order}' },
    text: {
      'en-US': 'Thank you for your order. Please pay {total} by {payBefore}. After that the order is closed.',
      'zh-CN': '感谢您的订购。请于{payBefore}前付款 {total}，逾期订单将自动关闭。',
    },
  },
  'order-paid': {
    subject: { 'en-US': 'Payment received for order {order}', 'zh-CN': '订单 {order} 已付款' },
    text: {
      'en-US': 'We received {total} and are getting your goods ready. We will write again when they ship.',
      'zh-CN': '我们已收到货款 {total}，正在备货，发货后将再次通知您。',
    },
  },
  'order-shipped': {
    subject: { 'en-US': 'Order {order} is on its way', 'zh-CN': '订单 {order} 已发货' },
    text: { 'en-US': 'Your goods are on their way to you.', 'zh-CN': '您订购的商品已发出，请留意查收。' },
  },
  'shipment-corrected': {
    subject: { 'en-US': 'New shipping details for order {order}', 'zh-CN': '订单 {order} 的物流信息已更新' },
    text: {
      'en-US': 'The shipping details of your order have changed. These are the current ones.',
      'zh-CN': '您订单的物流信息有变更，请以本邮件为准。',
    },
  },
  'order-cancelled': {
    subject: { 'en-US': 'Order {order} was canceled', 'zh-CN': '订单 {order} 已取消' },
    text: {
      'en-US': 'The order was canceled as you asked. Nothing was charged.',
      'zh-CN': '您的订单已按您的要求取消，未产生任何扣款。',
    },
  },
  'order-expired': {
    subject: { 'en-US': 'Order {order} was not paid in time', 'zh-CN': '订单 {order} 逾期未付款，已关闭' },
    text: {
      'en-US':
        'The time to pay is over, so we closed the order. Nothing was charged. You can buy the goods again from the order’s page.',
      'zh-CN': '订单逾期未付款，已自动关闭，未产生任何扣款。您可以在订单页面再次购买。',
    },
  },
} as const satisfies Record<string, LetterWords>;

/** A letter about an order. */
export type OrderLetter = keyof typeof ORDER_LETTERS;

const TERMS = {
  order: { 'en-US': 'Order', 'zh-CN': '订单号' },
  purchaseOrder: { 'en-US': 'PO number', 'zh-CN': '采购单号' },
  ordered: { 'en-US': 'Ordered', 'zh-CN': '下单时间' },
  receiver: { 'en-US': 'Ship to', 'zh-CN': '收货信息' },
  courier: { 'en-US': 'Courier', 'zh-CN': '快递公司' },
  tracking: { 'en-US': 'Tracking number', 'zh-CN': '运单号' },
  person: { 'en-US': 'Delivery person', 'zh-CN': '送货人' },
  content: { 'en-US': 'Provided', 'zh-CN': '交付说明' },
  goods: { 'en-US': 'Goods', 'zh-CN': '商品金额' },
  coupon: { 'en-US': 'Coupon', 'zh-CN': '优惠券' },
  freight: { 'en-US': 'Freight', 'zh-CN': '运费' },
  total: { 'en-US': 'Total', 'zh-CN': '合计' },
  view: { 'en-US': 'View the order', 'zh-CN': '查看订单' },
} as const satisfies Record<string, Localized>;

const GREETING: Localized = { 'en-US': 'Hello {name},', 'zh-CN': '{name}，您好：' };

/** Fills the `{name}` places of a letter's text. */
export function filled(text: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

/** Whom a letter goes to. */
export interface LetterReader {
  email: string;
  name: string;
  locale: Locale;
}

/** The buyer as a reader of letters, in the language last used. */
export async function letterReader(transaction: Transaction, buyerId: number): Promise<LetterReader> {
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['email', 'first_name', 'last_name', 'locale'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const { email, first_name: first, last_name: last } = buyer;
  const name = /\p{Script=Han}/u.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
  return { email, name, locale: buyer.locale ?? FALLBACK_LOCALE };
}

/** A page of the shop in a language. */
export function letterLink({ shopOrigin }: EmailWorld, locale: Locale, page: string): string {
  return `${shopOrigin}${locale === FALLBACK_LOCALE ? '' : `/${locale}`}${page}`;
}

/** Greeting and signature, as every letter about an order has them. */
export function letterFrame({ shopOrigin }: EmailWorld, { name, locale }: LetterReader) {
  return { greeting: filled(GREETING[locale], { name }), signature: ['RIDER', shopOrigin] };
}

/** By which numbers an order is known, to both sides, and when it was placed. */
export function orderFacts(order: StoredOrder, locale: Locale): LetterFact[] {
  return namedFacts(locale, [
    ['order', order.number],
    ['purchaseOrder', order.purchase_order_number],
    ['ordered', writtenMoment(order.created_at, locale)],
  ]);
}

function namedFacts(
  locale: Locale,
  facts: readonly [term: keyof typeof TERMS, description: string, href?: string][],
): LetterFact[] {
  return facts.flatMap(([term, description, href]) =>
    description === '' ? [] : [{ term: TERMS[term][locale], description, ...(href ? { href } : {}) }],
  );
}

function deliveryFacts(order: StoredOrder, locale: Locale): LetterFact[] {
  const receiver: [keyof typeof TERMS, string] = [
    'receiver',
    [order.addressee, order.phone, order.address[locale]].filter(Boolean).join(', '),
  ];
  const { delivery_type: type, delivery_code: code, delivery_name: name, delivery_id: id } = order;
  if (type === 'express')
    return namedFacts(locale, [
      receiver,
      ['courier', courierName(code, name, locale)],
      ['tracking', id, parcelPage(code, id)],
    ]);
  if (type === 'send') return namedFacts(locale, [receiver, ['person', [name, id].filter(Boolean).join(', ')]]);
  return namedFacts(locale, [receiver, ['content', order.delivery_content]]);
}

/** A line of an order as a letter shows it; `quantity` and `amount` (cents) may be of a part of it. */
export function letterGoods(
  line: StoredLine,
  { quantity, amount }: { quantity: number; amount: number },
  locale: Locale,
): LetterGoods {
  return {
    name: line.name[locale],
    detail: [line.variant[locale], line.code].filter(Boolean).join(', '),
    quantity: `${writtenQuantity(quantity, line.unit, locale)} × ${writtenMoney(line.unit_price, locale)}`,
    amount: writtenMoney(amount, locale),
  };
}

function sumsOf(order: StoredOrder, locale: Locale): LetterParts['sums'] {
  const sums: [keyof typeof TERMS, number][] = [
    ['goods', order.goods_total],
    ...(order.discount > 0 ? [['coupon', -order.discount] satisfies [keyof typeof TERMS, number]] : []),
    ['freight', order.freight],
    ['total', order.total],
  ];
  return sums.map(([term, cents]) => ({ term: TERMS[term][locale], amount: writtenMoney(cents, locale) }));
}

/** Tells the buyer by e-mail what happened to an order, in the transaction that makes it true. `order` is how it stands then. */
export async function postOrderLetter(
  world: EmailWorld,
  transaction: Transaction,
  letter: OrderLetter,
  order: StoredOrder,
): Promise<void> {
  const reader = await letterReader(transaction, order.buyer_id);
  const { locale } = reader;
  const lines = await transaction
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const { subject, text }: LetterWords = ORDER_LETTERS[letter];
  const places = {
    order: order.number,
    total: writtenMoney(order.total, locale),
    payBefore: writtenMoment(order.pay_before, locale),
  };
  const { greeting, signature } = letterFrame(world, reader);
  const written = await writtenLetter(
    {
      subject: filled(subject[locale], places),
      opening: [greeting, filled(text[locale], places)],
      facts: [...orderFacts(order, locale), ...deliveryFacts(order, locale)],
      goods: lines.map((line) => letterGoods(line, { quantity: line.quantity, amount: line.line_total }, locale)),
      sums: sumsOf(order, locale),
      link: {
        text: TERMS.view[locale],
        href: letterLink(world, locale, `/order_detail?orderId=${encodeURIComponent(order.number)}`),
      },
      signature,
    },
    locale,
  );
  await postLetter(world, transaction, { to: reader.email, ...written });
}
