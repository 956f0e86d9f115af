import type { CatalogueContents } from '../catalogue/contents.ts';
import type { Database } from '../database/open.ts';

const HOUR = 3_600_000;

/**
 * Adds the catalogue's coupons to a database that has none, also to one older than coupons. Calls `readContents` only when needed.
 */
export async function addCoupons(
  database: Database,
  { readContents, now }: { readContents: () => Pick<CatalogueContents, 'promotions'>; now: number },
): Promise<void> {
  const present = await database.selectFrom('coupon').select('id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const { coupons } = readContents().promotions;
  const moment = (offset: number | null): Date | null => (offset === null ? null : new Date(now + offset * HOUR));
  const rows = coupons.map((coupon) => ({
    id: coupon.id,
    title: JSON.stringify(coupon.title),
    scope: coupon.type,
    category_id: coupon.category_id,
    product_ids: coupon.product_ids ?? [],
    threshold: coupon.threshold,
    reduction: coupon.reduction,
    valid_from: moment(coupon.start_offset_hours),
    valid_until: coupon.unlimited ? null : moment(coupon.end_offset_hours),
    total: coupon.total,
    per_buyer: coupon.per_user,
  }));
  if (rows.length === 0) return;
  await database
    .insertInto('coupon')
    .values(rows)
    // Another process may be adding the same ones.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
