import type { OperatorList, OperatorReview } from '@rider/api/operator';
import { variantText } from '@rider/api/wire';
import type { Locale, Localized } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { variantOf } from './read-reviews.ts';

/** Reviews joined with product, order and author. */
function joinedReviews(database: Database) {
  return database
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .innerJoin('sku', 'sku.id', 'review.sku_id')
    .leftJoin('buyer', 'buyer.id', 'review.buyer_id')
    .leftJoin('order_line', 'order_line.id', 'review.order_line_id')
    .leftJoin('customer_order', 'customer_order.id', 'order_line.order_id');
}

const STATES = {
  unanswered: sql<boolean>`review.reply is null`,
  answered: sql<boolean>`review.reply is not null`,
  poor: sql<boolean>`least(review.quality, review.service) <= 2`,
} as const;

function matching(database: Database, { search, pattern, state }: OperatorListQuery) {
  let found = joinedReviews(database);
  if (state === 'unanswered' || state === 'answered' || state === 'poor') found = found.where(STATES[state]);
  if (search === '') return found;
  return found.where((where) =>
    where.or([
      where('sku.code', 'ilike', pattern),
      where('review.nickname', 'ilike', pattern),
      where('buyer.nickname', 'ilike', pattern),
      where('buyer.company', 'ilike', pattern),
      where('customer_order.number', 'ilike', pattern),
      where(sql`product.name::text`, 'ilike', pattern),
      where(sql`review.text::text`, 'ilike', pattern),
    ]),
  );
}

/** A page of all reviews, newest first. */
export async function listReviewsForOperator(
  database: Database,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<OperatorReview>> {
  const found = matching(database, query);
  const rows = found
    .selectAll('review')
    .select(['product.name as product_name', 'product.attributes as product_attributes', 'sku.code'])
    .select(['sku.attributes as sku_attributes', 'buyer.nickname as full_nickname', 'buyer.company'])
    .select('customer_order.number as order_number')
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc');
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    productId: String(row.product_id),
    productName: row.product_name[locale],
    variant: variantText(variantOf(row, locale)),
    code: row.code,
    nickname: row.full_nickname ?? row.nickname,
    company: row.company ?? '',
    orderNumber: row.order_number ?? '',
    quality: row.quality,
    service: row.service,
    description: row.description,
    text: row.text[locale],
    images: row.images,
    at: row.created_at.getTime(),
    reply: row.reply?.[locale] || null,
  }));
}

/**
 * Answers a review or changes the answer; the buyer is notified of the first one. Resolves to the product's id. @throws ApiError
 * `unknown-review`, `changed-meanwhile`.
 */
export async function replyToReview(
  database: Database,
  operator: Operator,
  reviewId: number,
  { reply, seen }: { reply: string; seen: Seen },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    const { code } = await transaction
      .selectFrom('sku')
      .select('code')
      .where('id', '=', review.sku_id)
      .executeTakeFirstOrThrow();
    const subject = `${code} #${reviewId}`;
    const stored = { reply: review.reply?.[seen.locale] || null };
    await requireSeen(transaction, seen, stored, { subject, actions: ['review.reply'] });
    const words: Localized = { 'en-US': reply, 'zh-CN': reply };
    await transaction
      .updateTable('review')
      .set({ reply: JSON.stringify(words), replied_at: operator.at })
      .where('id', '=', reviewId)
      .execute();
    await recordOperatorAction(transaction, { operator, action: 'review.reply', subject, detail: reply });
    if (review.buyer_id !== null && review.reply === null) {
      const facts = { product: review.product_id, name: code };
      await notifyBuyer(transaction, review.buyer_id, 'review-replied', facts, operator.at.getTime());
    }
    return review.product_id;
  });
}

async function lockReview(transaction: Transaction, id: number) {
  const review = await transaction
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (review === undefined) throw new ApiError('unknown-review', { status: 400 });
  return review;
}
