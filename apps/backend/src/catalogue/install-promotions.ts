import type { CatalogueContents } from './contents.ts';
import type { Database } from '../database/open.ts';
import { renewPromotions } from '../promotion/renew-promotions.ts';
import type { PromotionTable } from '../promotion/tables.ts';
import type { Insertable } from 'kysely';

const HOUR = 3_600_000;

type Contents = CatalogueContents['promotions'];

/** Rows of the catalogue's promotions; the offsets count from `now`. Demonstration promotions are marked for renewal. */
function rowsOf(
  { seckill, presell, group_buy: groups }: Contents,
  skuIds: ReadonlyMap<string, number>,
  { now, demo }: { now: number; demo: boolean },
): Insertable<PromotionTable>[] {
  const common = (offer: Contents['seckill'][number] | Contents['presell'][number] | Contents['group_buy'][number]) => {
    const sku = skuIds.get(offer.sku);
    if (sku === undefined) throw new Error(`promotion of ${offer.sku}, which does not exist`);
    return {
      number: offer.id,
      product_id: offer.product_id,
      sku_id: sku,
      title: JSON.stringify(offer.title),
      info: JSON.stringify(offer.info),
      image: offer.image,
      price: offer.price,
      remaining: offer.stock,
      starts_at: new Date(now + offer.start_offset_hours * HOUR),
      ends_at: new Date(now + offer.end_offset_hours * HOUR),
      renews: demo,
    };
  };
  return [
    ...seckill.map((sale) => ({
      ...common(sale),
      kind: 'seckill' as const,
      quota: sale.quota,
      remaining: sale.quota - sale.sold,
      per_buyer: sale.limit_per_user,
      slot_id: sale.slot_id,
    })),
    ...presell.map((sale) => ({
      ...common(sale),
      kind: 'presell' as const,
      quota: sale.stock,
      ship_after_days: sale.ship_after_days,
    })),
    ...groups.map((buy) => ({
      ...common(buy),
      kind: 'group' as const,
      quota: buy.stock,
      per_buyer: buy.limit_per_user,
      people: buy.people,
      effective_hours: buy.effective_hours,
    })),
  ];
}

interface PromotionOptions {
  readContents: () => Pick<CatalogueContents, 'promotions'>;
  now: number;
  demo: boolean;
}

/** Adds the catalogue's promotions to a database that has none, also to an older one; renews ended ones of a demonstration. */
export async function addPromotions(database: Database, options: PromotionOptions): Promise<void> {
  await addMissing(database, options);
  if (options.demo) await renewPromotions(database, options.now);
}

async function addMissing(database: Database, { readContents, now, demo }: PromotionOptions): Promise<void> {
  const present = await database.selectFrom('promotion').select('id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const { promotions } = readContents();
  const skus = await database.selectFrom('sku').select(['id', 'code']).execute();
  const rows = rowsOf(promotions, new Map(skus.map(({ id, code }) => [code, id])), { now, demo });
  if (rows.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    const slots = promotions.seckill_slots.map(({ id, start, hours }) => ({ id, starts: start, hours }));
    // Another process may be adding the same ones.
    if (slots.length > 0)
      await transaction
        .insertInto('sale_slot')
        .values(slots)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await transaction
      .insertInto('promotion')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
