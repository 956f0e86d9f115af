import { refundScreen } from '@rider/model/order-screens';
import type { Transaction } from '../database/open.ts';
import { emailParagraphs, renderEmail } from '../email/render-email.ts';
import { emailText } from '../email/email-text.ts';
import { queueRenderedEmail, type EmailServices } from '../email/outbox.ts';
import type { MessageId } from '../messages/index.ts';
import { formatMoney } from '../messages/format-values.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { emailFrame, toEmailLine, orderFacts, termText } from '../order/order-emails.ts';
import type { LockedRefund } from './lock-refund.ts';

type RefundEmailOf<Id> = Id extends `backend.refund-email.${infer Name}.subject` ? Name : never;

/** An e-mail about a refund: `backend.refund-email.<name>.subject` and `.body` in messages/*.json. */
export type RefundEmail = RefundEmailOf<MessageId>;

/** E-mails the buyer about a decision on a refund or its payment, in the transaction of the event. */
export async function postRefundEmail(
  world: EmailServices,
  transaction: Transaction,
  email: RefundEmail,
  { refund, order, reason = '' }: LockedRefund & { reason?: string },
): Promise<void> {
  const reader = await emailReader(transaction, order.buyer_id);
  const { locale } = reader;
  const lines = await transaction
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .selectAll('order_line')
    .select(['refund_line.quantity as requested', 'refund_line.amount'])
    .where('refund_id', '=', refund.id)
    .orderBy('position')
    .execute();
  const values = { order: order.number, amount: refund.amount, reason };
  const { subject, body } = await emailText(transaction, email, locale, values);
  const { greeting, signature } = await emailFrame(world, transaction, reader);
  const written = await renderEmail(
    {
      subject,
      opening: [greeting, ...emailParagraphs(body)],
      facts: [{ term: termText('refund', locale), description: refund.number }, ...orderFacts(order, reader)],
      lines: lines.map((line) => toEmailLine(line, { quantity: line.requested, amount: line.amount }, locale)),
      sums: [
        ...(refund.tax > 0 ? [{ term: termText('taxInAmount', locale), amount: formatMoney(refund.tax, locale) }] : []),
        { term: termText('refundAmount', locale), amount: formatMoney(refund.amount, locale) },
      ],
      link: {
        text: termText('viewRefund', locale),
        href: emailLink(world, locale, refundScreen(refund.number)),
      },
      signature,
    },
    locale,
  );
  await queueRenderedEmail(world, transaction, { to: reader.email, ...written });
}
