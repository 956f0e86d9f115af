import { paymentScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { emailLink, emailReader, type EmailReader } from '../account/email-reader.ts';
import type { Transaction } from '../database/open.ts';
import {
  emailParagraphs,
  renderEmail,
  type EmailFact,
  type EmailLine,
  type EmailParts,
} from '../email/render-email.ts';
import { emailText } from '../email/email-text.ts';
import { queueRenderedEmail, type EmailServices } from '../email/outbox.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import { formatDateTime, formatMoney, formatQuantity } from '../messages/format-values.ts';
import { courierName, parcelPage } from '../courier/couriers.ts';
import { expectedFact, termsFacts } from './delivery-terms.ts';
import { couponDiscountOf } from './shop-discount.ts';
import type { CustomerOrderTable, OrderLineTable } from './tables.ts';

/** An order as stored. */
type StoredOrder = Selectable<CustomerOrderTable>;
type StoredLine = Selectable<OrderLineTable>;

type OrderEmailOf<Id> = Id extends `backend.order-email.${infer Name}.subject` ? Name : never;
type EmailTermOf<Id> = Id extends `backend.email-fact.${infer Term}` ? Term : never;

/** An e-mail about an order: `backend.order-email.<name>.subject` and `.body` in messages/*.json. */
export type OrderEmail = OrderEmailOf<MessageId>;

/** Terms of the facts and sums in an e-mail. */
type EmailTerm = EmailTermOf<MessageId>;

/** Greeting and signature of every e-mail about an order. */
export async function emailFrame(
  { shopOrigin }: EmailServices,
  transaction: Transaction,
  { name, locale, shop }: EmailReader,
) {
  const { body } = await emailText(transaction, 'greeting', locale, { name, shop });
  return { greeting: body, signature: [shop, shopOrigin] };
}

/** Order number, the buyer's own number, the time of ordering, and the delivery terms. */
export function orderFacts(order: StoredOrder, { locale, shop }: EmailReader): EmailFact[] {
  return [
    ...namedFacts(locale, [
      ['order', order.number],
      ['purchaseOrder', order.purchase_order_number],
      ['ordered', formatDateTime(order.created_at, locale)],
      ['placedBy', order.placed_by === null ? '' : shop],
    ]),
    ...termsFacts(order, locale),
  ];
}

/** The name of a fact or sum in an e-mail. */
export function termText(term: EmailTerm, locale: Locale): string {
  return messageText(`backend.email-fact.${term}`, locale);
}

/** The name of the shop's discount on an order, with its reason. */
export function discountText({ shop_discount_reason: reason }: StoredOrder, locale: Locale): string {
  return messageText('backend.order-sum.discount', locale, { reason });
}

function namedFacts(
  locale: Locale,
  facts: readonly [term: EmailTerm, description: string, href?: string][],
): EmailFact[] {
  return facts.flatMap(([term, description, href]) =>
    description === '' ? [] : [{ term: termText(term, locale), description, ...(href ? { href } : {}) }],
  );
}

function deliveryFacts(order: StoredOrder, locale: Locale): EmailFact[] {
  const receiver: [EmailTerm, string] = [
    order.counter_id === null ? 'receiver' : 'pickUp',
    [order.addressee, order.phone, order.address[locale]].filter(Boolean).join(', '),
  ];
  if (order.counter !== null) return namedFacts(locale, [receiver, ['hours', order.counter.hours[locale]]]);
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

/** An order line in an e-mail; `quantity` and `amount` (cents) may cover a part of it. */
export function toEmailLine(
  line: StoredLine,
  { quantity, amount }: { quantity: number; amount: number },
  locale: Locale,
): EmailLine {
  return {
    name: line.name[locale],
    detail: [line.variant[locale], line.code].filter(Boolean).join(', '),
    quantity: `${formatQuantity(quantity, line.unit, locale)} × ${formatMoney(line.unit_price, locale)}`,
    amount: formatMoney(amount, locale),
  };
}

function sumsOf(order: StoredOrder, locale: Locale): EmailParts['sums'] {
  const text = (term: EmailTerm) => termText(term, locale);
  const sums: [term: string, cents: number, isLeftOut?: boolean][] = [
    [text('products'), order.goods_total],
    [text('coupon'), -couponDiscountOf(order), couponDiscountOf(order) === 0],
    [discountText(order, locale), -order.shop_discount, order.shop_discount === 0],
    [text('freight'), order.freight],
    [text('tax'), order.tax, order.tax === 0],
    [text('total'), order.total],
  ];
  return sums.flatMap(([term, cents, isLeftOut]) => (isLeftOut ? [] : [{ term, amount: formatMoney(cents, locale) }]));
}

/** The part of an order that an e-mail is about: its pieces by line, and how many of the order are shipped with them. */
export interface EmailPart {
  lines: readonly { lineId: number; quantity: number }[];
  shipped: number;
}

/** The lines of an e-mail with their pieces. */
function linesOf(lines: readonly StoredLine[], part: EmailPart | undefined, locale: Locale): EmailLine[] {
  return lines.flatMap((line) => {
    const quantity = part ? part.lines.find(({ lineId }) => lineId === line.id)?.quantity : line.quantity;
    if (quantity === undefined) return [];
    const amount = quantity === line.quantity ? line.line_total : line.unit_price * quantity;
    return [toEmailLine(line, { quantity, amount }, locale)];
  });
}

/** The subject of an e-mail besides its order: `part` reduces it to some pieces, `invoice` is a number to link to. */
interface EmailSubject {
  invoice?: string;
  /** The page that the e-mail links to. */
  page?: 'order' | 'payment';
  /** What an operator changed. */
  changes?: readonly string[];
  part?: EmailPart | undefined;
}

/** E-mails the buyer about an event of an order or a part of it, in the transaction of the event. `order` is the state after it. */
export async function postOrderEmail(
  world: EmailServices,
  transaction: Transaction,
  email: OrderEmail,
  order: StoredOrder,
  { invoice = '', part, page = 'order', changes = [] }: EmailSubject = {},
): Promise<void> {
  const reader = await emailReader(transaction, order.buyer_id);
  const { locale } = reader;
  const lines = await transaction
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const values = {
    order: order.number,
    total: order.total,
    payBefore: formatDateTime(order.pay_before, locale),
    shipped: part?.shipped ?? 0,
    pieces: order.pieces,
    pickUp: String(order.counter_id !== null),
  };
  const { subject, body } = await emailText(transaction, email, locale, values);
  const { greeting, signature } = await emailFrame(world, transaction, reader);
  const written = await renderEmail(
    {
      subject,
      opening: [greeting, ...emailParagraphs(body)],
      facts: [
        ...orderFacts(order, reader),
        ...namedFacts(locale, [['changes', changes.join(' · ')]]),
        ...namedFacts(locale, [['invoice', invoice, emailLink(world, locale, screens.invoice(invoice))]]),
        ...deliveryFacts(order, locale),
        ...expectedFact(order, locale),
      ],
      lines: linesOf(lines, part, locale),
      sums: part ? [] : sumsOf(order, locale),
      link: {
        text: termText(page === 'payment' ? 'pay' : 'view', locale),
        href: emailLink(world, locale, page === 'payment' ? paymentScreen(order.number) : screens.order(order.number)),
      },
      signature,
    },
    locale,
  );
  await queueRenderedEmail(world, transaction, { to: reader.email, ...written });
}
