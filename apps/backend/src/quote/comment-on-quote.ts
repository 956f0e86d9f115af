import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { lockQuote, type QuoteName } from './lock-quote.ts';
import { emailBuyer, emailShop } from './quote-emails.ts';

/** Maximum number of comments on a quote. */
const MOST_COMMENTS = 200;

/** Stores a comment on a locked quote: of an operator, or of the buyer (null). @throws ApiError `too-many-at-once`. */
export async function addComment(
  transaction: Transaction,
  { quoteId, agentId, text, now }: { quoteId: number; agentId: number | null; text: string; now: number },
): Promise<void> {
  const { count } = await transaction
    .selectFrom('quote_comment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_COMMENTS) throw new ApiError('too-many-at-once', { parameters: { most: MOST_COMMENTS } });
  await transaction
    .insertInto('quote_comment')
    .values({ quote_id: quoteId, agent_id: agentId, text, sent_at: new Date(now) })
    .execute();
}

/** Adds a comment of the quote's buyer, or of an operator, and e-mails it to the other. @throws ApiError `not-found`, `too-many-at-once`. */
export async function commentOnQuote(
  services: OrderServices,
  name: QuoteName,
  { text, operator = null }: { text: string; operator?: Operator | null },
): Promise<void> {
  const now = services.clock();
  await services.database.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, name);
    await addComment(transaction, { quoteId: quote.id, agentId: operator?.id ?? null, text, now });
    if (operator === null) return emailShop(services, transaction, 'quote-answered', quote, text);
    await notifyBuyer(transaction, quote.buyer_id, 'quote-commented', { quote: quote.number }, now);
    return emailBuyer(services, transaction, 'quote-commented', quote, { message: text });
  });
}
