import { nextOrderState } from '@rider/model/order';
import { REVIEW_PHOTOS } from '@rider/model/limits';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { lockOwnOrder } from '../order/close-order.ts';
import { requireOwnPictures, markPicturesUsed } from '../upload/pictures.ts';
import { finishReviewedOrder } from './finish-reviewed-order.ts';
import type { ReviewForm } from './read-review-form.ts';
import { maskedName } from './masked-name.ts';
import { scoreProducts } from './score.ts';

interface ReviewServices {
  database: Database;
  clock: () => number;
}

/** A line, by its key, of one of the buyer's visible orders. @throws ApiError `unknown-item-or-order` for any other. */
export async function findOwnLine(database: Database, buyerId: number, key: string) {
  const line = await database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .selectAll('order_line')
    .select('customer_order.number')
    .where('order_line.key', '=', key)
    .where('customer_order.buyer_id', '=', buyerId)
    .where('customer_order.hidden_at', 'is', null)
    .executeTakeFirst();
  if (line === undefined) throw new ApiError('unknown-item-or-order', { status: 400 });
  return line;
}

/**
 * Publishes a review of an order line; the last line's review finishes the order. Resolves to the product's id. @throws ApiError
 * `unknown-item-or-order`, `already-reviewed`, `order-not-reviewable`, `unknown-picture`.
 */
export async function publishReview(
  { database, clock }: ReviewServices,
  buyerId: number,
  key: string,
  review: ReviewForm,
): Promise<number> {
  const line = await findOwnLine(database, buyerId, key);
  const images = await requireOwnPictures(
    database,
    { owner_role: 'buyer', owner_id: buyerId },
    review.photos,
    REVIEW_PHOTOS,
  );
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, buyerId, line.number);
    const before = await transaction
      .selectFrom('review')
      .select('id')
      .where('order_line_id', '=', line.id)
      .executeTakeFirst();
    if (before !== undefined) throw new ApiError('already-reviewed', { status: 400 });
    if (nextOrderState(order.state, 'review') === null) throw new ApiError('order-not-reviewable', { status: 400 });
    const buyer = await transaction
      .selectFrom('buyer')
      .select(['nickname', 'avatar'])
      .where('id', '=', buyerId)
      .executeTakeFirstOrThrow();
    // The review displays this avatar even after the buyer replaces it.
    if (buyer.avatar !== null) await markPicturesUsed(transaction, [buyer.avatar], 'content');
    const { quality, service, description, comment } = review;
    await transaction
      .insertInto('review')
      .values({
        product_id: line.product_id,
        sku_id: line.sku_id,
        buyer_id: buyerId,
        order_line_id: line.id,
        nickname: maskedName(buyer.nickname),
        avatar: buyer.avatar,
        quality,
        service,
        description,
        // Buyers' texts are not translated.
        text: JSON.stringify({ 'en-US': comment, 'zh-CN': comment }),
        images,
        reply: null,
        replied_at: null,
        created_at: new Date(clock()),
      })
      .execute();
    await scoreProducts(transaction, [line.product_id]);
    await finishReviewedOrder(transaction, order);
  });
  return line.product_id;
}
