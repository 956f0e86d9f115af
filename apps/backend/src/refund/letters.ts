import type { Localized } from '../database/columns.ts';
import type { Transaction } from '../database/open.ts';
import { writtenLetter } from '../email/letter.ts';
import { postLetter, type EmailWorld } from '../email/outbox.ts';
import { writtenMoney } from '../messages/written.ts';
import { filled, letterFrame, letterGoods, letterLink, letterReader, orderFacts } from '../order/letters.ts';
import type { LockedRefund } from './locking.ts';

/** The letters about a refund; `{name}` places take its number, its order's, the amount and the shop's reason. */
const REFUND_LETTERS = {
  'refund-agreed': {
    subject: { 'en-US': 'Your refund for order {order} was approved', 'zh-CN': '订单 {order} 的退款申请已通过' },
    text: {
      'en-US': 'We approved your refund of {amount}. We will write again when it is paid to your balance.',
      'zh-CN': '您的退款申请已通过，金额 {amount}。退回余额后将再次通知您。',
    },
  },
  'return-agreed': {
    subject: { 'en-US': 'Your return for order {order} was approved', 'zh-CN': '订单 {order} 的退货申请已通过' },
    text: {
      'en-US':
        'We approved your return. Please send the goods back and enter the tracking number on the page of the return. We refund {amount} once they have arrived.',
      'zh-CN': '您的退货申请已通过。请寄回商品，并在退货页面填写运单号。收到商品后，我们将退款 {amount}。',
    },
  },
  'refund-refused': {
    subject: {
      'en-US': 'Your refund request for order {order} was declined',
      'zh-CN': '订单 {order} 的退款申请未通过',
    },
    text: {
      'en-US': 'We could not approve your request for the goods below. Our reason: {reason}',
      'zh-CN': '很抱歉，您对以下商品的申请未获通过。原因：{reason}',
    },
  },
  'refund-paid': {
    subject: { 'en-US': '{amount} refunded for order {order}', 'zh-CN': '订单 {order} 已退款 {amount}' },
    text: {
      'en-US': 'We paid {amount} for the goods below back to your balance.',
      'zh-CN': '以下商品的退款 {amount} 已退回您的余额。',
    },
  },
} as const satisfies Record<string, { subject: Localized; text: Localized }>;

const REFUND: Localized = { 'en-US': 'Refund', 'zh-CN': '退款单号' };
const AMOUNT: Localized = { 'en-US': 'Refund amount', 'zh-CN': '退款金额' };
const VIEW: Localized = { 'en-US': 'View the refund', 'zh-CN': '查看退款' };

/** A letter about a refund. */
export type RefundLetter = keyof typeof REFUND_LETTERS;

/** Tells the buyer by e-mail what was decided on a refund or paid, in the transaction that makes it true. */
export async function postRefundLetter(
  world: EmailWorld,
  transaction: Transaction,
  letter: RefundLetter,
  { refund, order, reason = '' }: LockedRefund & { reason?: string },
): Promise<void> {
  const reader = await letterReader(transaction, order.buyer_id);
  const { locale } = reader;
  const lines = await transaction
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .selectAll('order_line')
    .select(['refund_line.quantity as asked', 'refund_line.amount'])
    .where('refund_id', '=', refund.id)
    .orderBy('position')
    .execute();
  const { subject, text } = REFUND_LETTERS[letter];
  const amount = writtenMoney(refund.amount, locale);
  const places = { order: order.number, amount, reason };
  const { greeting, signature } = letterFrame(world, reader);
  const written = await writtenLetter(
    {
      subject: filled(subject[locale], places),
      opening: [greeting, filled(text[locale], places)],
      facts: [{ term: REFUND[locale], description: refund.number }, ...orderFacts(order, locale)],
      goods: lines.map((line) => letterGoods(line, { quantity: line.asked, amount: line.amount }, locale)),
      sums: [{ term: AMOUNT[locale], amount }],
      link: {
        text: VIEW[locale],
        href: letterLink(world, locale, `/refund_detail?id=${encodeURIComponent(refund.number)}`),
      },
      signature,
    },
    locale,
  );
  await postLetter(world, transaction, { to: reader.email, ...written });
}
