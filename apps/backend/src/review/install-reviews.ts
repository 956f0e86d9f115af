import type { InstallStep } from '../catalogue/install-once.ts';
import { scoreProducts } from './score.ts';

const HOUR = 3_600_000;

/** Fills the catalogue's reviews. Ids of buyers' reviews start at 100000. */
export const installReviews: InstallStep = async ({ transaction, contents, now }) => {
  if (contents.reviews.length === 0) return;
  const skuIds = new Map(contents.products.flatMap(({ skus }) => skus.map(({ code, id }) => [code, id])));
  const avatars = new Map(contents.customers.map(({ id, avatar }) => [id, avatar]));
  const rows = contents.reviews.map((review) => ({
    id: review.id,
    product_id: review.product_id,
    // The catalogue's validation ensures that the SKU exists.
    sku_id: skuIds.get(review.sku) ?? 0,
    buyer_id: null,
    order_line_id: null,
    nickname: review.nickname,
    avatar: avatars.get(review.customer_id) ?? null,
    quality: review.quality,
    service: review.service,
    description: review.description,
    text: JSON.stringify(review.text),
    images: [],
    reply: review.reply === null ? null : JSON.stringify(review.reply),
    created_at: new Date(now - review.hours_ago * HOUR),
    replied_at: review.reply === null ? null : new Date(now - review.hours_ago * HOUR),
  }));
  await transaction.insertInto('review').values(rows).execute();
  await scoreProducts(transaction, [...new Set(rows.map(({ product_id }) => product_id))]);
};
