import { changesSince, seenFacts, type SeenFacts, type ShoppingListPage } from '@rider/model/shopping-list';
import { sql, type SqlBool } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import { checkRows, type CheckedFor } from '../quick-order/check-rows.ts';
import { readLines } from './change-lines.ts';
import { readShoppingList } from './shopping-lists.ts';

/** A reload within this time shows the same changes (ms). */
const SAME_VIEW_MS = 30 * 60_000;

/** What a buyer saw of a list before now. */
async function readSeen(database: Database, buyerId: number, listId: number, now: number): Promise<SeenFacts> {
  const view = await database
    .selectFrom('shopping_list_view')
    .select(['opened_at', 'before', 'latest'])
    .where('buyer_id', '=', buyerId)
    .where('shopping_list_id', '=', listId)
    .executeTakeFirst();
  if (view === undefined) return {};
  return now - view.opened_at.getTime() > SAME_VIEW_MS ? view.latest : view.before;
}

async function readReminded(database: Database, buyerId: number, skuIds: readonly number[]): Promise<string[]> {
  if (skuIds.length === 0) return [];
  const rows = await database
    .selectFrom('stock_reminder')
    .select('sku_id')
    .where('buyer_id', '=', buyerId)
    .where(sql<SqlBool>`sku_id = ${anyOf(skuIds)}`)
    .execute();
  return rows.map(({ sku_id: id }) => String(id));
}

async function readChecked(database: Database, listId: number, scope: CheckedFor) {
  const lines = await readLines(database, listId);
  const check = await checkRows(database, lines, scope);
  // What is in the cart lowers no price of the list.
  const alone = check.rows.some(({ variant }) => (variant?.inCart ?? 0) > 0)
    ? await checkRows(database, lines, { ...scope, besideCart: true })
    : check;
  return { lines, check, now: seenFacts(lines, alone.rows) };
}

/** A list with the verdicts on its lines and what changed of them. @throws ApiError `not-found`. */
export async function readShoppingListPage(
  database: Database,
  listId: number,
  scope: CheckedFor,
): Promise<ShoppingListPage> {
  const { buyerId, now } = scope;
  const list = await readShoppingList(database, buyerId, listId);
  const [checked, before] = await Promise.all([
    readChecked(database, listId, scope),
    readSeen(database, buyerId, listId, now),
  ]);
  const { lines, check } = checked;
  const soldOut = check.rows.flatMap(({ variant }) => (variant && variant.stock <= 0 ? [Number(variant.skuId)] : []));
  return {
    list,
    lines,
    check,
    changes: changesSince(before, checked.now),
    reminded: await readReminded(database, buyerId, soldOut),
  };
}

/**
 * Stores what a buyer sees of a list now: with `ordered`, later changes are marked against it at once, else once the list is opened again.
 * @throws ApiError `not-found`.
 */
export async function storeSeen(
  database: Database,
  listId: number,
  { ordered, ...scope }: CheckedFor & { ordered: boolean },
): Promise<void> {
  const { buyerId, now } = scope;
  await readShoppingList(database, buyerId, listId);
  const checked = await readChecked(database, listId, scope);
  const before = ordered ? checked.now : await readSeen(database, buyerId, listId, now);
  const latest = JSON.stringify(checked.now);
  const at = new Date(now);
  const first = ordered ? latest : JSON.stringify(before);
  await database
    .insertInto('shopping_list_view')
    .values({ buyer_id: buyerId, shopping_list_id: listId, opened_at: at, before: first, latest })
    .onConflict((conflict) =>
      conflict.columns(['shopping_list_id', 'buyer_id']).doUpdateSet({
        before: first,
        latest,
        // A reload is the same view.
        opened_at: sql<Date>`case when ${ordered} or shopping_list_view.opened_at < ${new Date(now - SAME_VIEW_MS)} then ${at} else shopping_list_view.opened_at end`,
      }),
    )
    .execute();
}
