import { MOST_TAGS } from '@rider/model/order';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { lockOrder } from '../shipping/ship-order.ts';

const MOST_FOUND = 100;

/** The tags of orders, by order id. */
export async function readTags(database: Database, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_tag')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('tag')
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ tag }) => tag)]));
}

/** The tags that contain the search, the most used ones first. */
export async function findTags(database: Database, { pattern }: OperatorListQuery): Promise<string[]> {
  const rows = await database
    .selectFrom('order_tag')
    .select('tag')
    .where('tag', 'ilike', pattern)
    .groupBy('tag')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Gives an order a tag, once. @throws ApiError `unknown-item-or-order`, `too-many-at-once`. */
export async function tagOrder(database: Database, operator: Operator, number: string, tag: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id } = await lockOrder(transaction, number);
    const tags = (await readTags(transaction, [id])).get(id) ?? [];
    if (tags.includes(tag)) return;
    if (tags.length >= MOST_TAGS)
      throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_TAGS } });
    await transaction.insertInto('order_tag').values({ order_id: id, tag }).execute();
    await recordOperatorAction(transaction, { operator, action: 'order.tag', subject: number, detail: tag });
  });
}

/** Removes a tag of an order. @throws ApiError `unknown-item-or-order`. */
export async function untagOrder(database: Database, operator: Operator, number: string, tag: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id } = await lockOrder(transaction, number);
    const { numDeletedRows } = await transaction
      .deleteFrom('order_tag')
      .where('order_id', '=', id)
      .where('tag', '=', tag)
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await recordOperatorAction(transaction, { operator, action: 'order.untag', subject: number, detail: tag });
  });
}
