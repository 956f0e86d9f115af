import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { emailBuyer, emailShop } from '../quoted-price/quote-emails.ts';
import { lockQuote } from './find-quote.ts';

/** Maximum number of comments on a quote. */
const MOST_COMMENTS = 200;

/** Stores a comment on a locked quote: of an operator, or of a buyer. @throws ApiError `too-many-at-once`. */
export async function addComment(
  transaction: Transaction,
  {
    quoteId,
    text,
    now,
    ...author
  }: { quoteId: number; text: string; now: number } & ({ agentId: number } | { buyerId: number }),
): Promise<void> {
  const { count } = await transaction
    .selectFrom('quote_comment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_COMMENTS) throw new ApiError('too-many-at-once', { parameters: { most: MOST_COMMENTS } });
  await transaction
    .insertInto('quote_comment')
    .values({
      quote_id: quoteId,
      agent_id: 'agentId' in author ? author.agentId : null,
      buyer_id: 'buyerId' in author ? author.buyerId : null,
      text,
      sent_at: new Date(now),
    })
    .execute();
}

/** Adds a comment of a buyer who sees the quote, or of an operator, and e-mails it to the other. @throws ApiError `not-found`, `too-many-at-once`. */
export async function commentOnQuote(
  services: OrderServices,
  { number, ...author }: { number: string } & ({ buyerId: number } | { operator: Operator }),
  text: string,
): Promise<void> {
  const now = services.clock();
  await services.database.transaction().execute(async (transaction) => {
    if ('buyerId' in author) {
      const quote = await lockQuote(transaction, { number, ...author });
      await addComment(transaction, { quoteId: quote.id, ...author, text, now });
      return emailShop(services, transaction, 'quote-answered', quote, { message: text });
    }
    const quote = await lockQuote(transaction, { number, buyerId: null });
    await addComment(transaction, { quoteId: quote.id, agentId: author.operator.id, text, now });
    await notifyBuyer(transaction, quote.buyer_id, 'quote-commented', { quote: quote.number }, now);
    return emailBuyer(services, transaction, 'quote-commented', quote, { message: text });
  });
}
