import { MOST_SHOPPING_LISTS } from '@rider/model/limits';
import type { ShoppingList, ShoppingListDraft } from '@rider/model/shopping-list';
import { sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Lists that a buyer may read and edit: their own, and those that members of their company share. */
const readableBy = (buyerId: number) => sql<SqlBool>`shopping_list.buyer_id in (
    select ${buyerId}::integer
    union select colleague.buyer_id from company_member own
    inner join company_member colleague on colleague.company_id = own.company_id
    where own.buyer_id = ${buyerId})
  and (shopping_list.buyer_id = ${buyerId} or shopping_list.shared)`;

function selectLists(database: Database, buyerId: number) {
  return database
    .selectFrom('shopping_list')
    .innerJoin('buyer', 'buyer.id', 'shopping_list.buyer_id')
    .selectAll('shopping_list')
    .select(
      sql<string>`coalesce(nullif(trim(buyer.first_name || ' ' || buyer.last_name), ''), buyer.account)`.as('owner'),
    )
    .select((select) =>
      select
        .selectFrom('shopping_list_line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('shopping_list_id', '=', 'shopping_list.id')
        .as('lines'),
    )
    .where(readableBy(buyerId));
}

type ListRow = Awaited<ReturnType<ReturnType<typeof selectLists>['executeTakeFirstOrThrow']>>;

function listOf(
  { id, buyer_id: ownerId, changed_at: changedAt, lines, ...row }: ListRow,
  buyerId: number,
): ShoppingList {
  const { name, job, site, shared, version, owner } = row;
  const isOwn = ownerId === buyerId;
  return {
    id: String(id),
    name,
    job,
    site,
    shared,
    version,
    owner,
    isOwn,
    lines: Number(lines),
    changedAt: changedAt.getTime(),
  };
}

/** The lists that a buyer may read, the one changed last first. */
export async function readShoppingLists(database: Database, buyerId: number): Promise<ShoppingList[]> {
  const rows = await selectLists(database, buyerId).orderBy('changed_at', 'desc').orderBy('shopping_list.id').execute();
  return rows.map((row) => listOf(row, buyerId));
}

/** A list that a buyer may read. @throws ApiError `not-found`. */
export async function readShoppingList(database: Database, buyerId: number, id: number): Promise<ShoppingList> {
  const row = await selectLists(database, buyerId).where('shopping_list.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  return listOf(row, buyerId);
}

/**
 * Locks a list that a buyer may edit until the transaction ends, so that changes of its lines follow each other. @throws ApiError
 * `not-found`.
 */
export async function lockShoppingList(transaction: Transaction, buyerId: number, id: number) {
  const row = await transaction
    .selectFrom('shopping_list')
    .select(['id', 'buyer_id', 'version'])
    .where('id', '=', id)
    .where(readableBy(buyerId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  return row;
}

/** Adds an empty list and returns its id. @throws ApiError `too-many-at-once`. */
export async function addShoppingList(
  database: Database,
  buyerId: number,
  draft: ShoppingListDraft,
  now: number,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Two requests of one buyer must not exceed the limit together.
    await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
    const { count } = await transaction
      .selectFrom('shopping_list')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('buyer_id', '=', buyerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_SHOPPING_LISTS)
      throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_SHOPPING_LISTS } });
    const values = { ...draft, buyer_id: buyerId, changed_at: new Date(now) };
    return (await transaction.insertInto('shopping_list').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });
}

/** Changes the texts of a buyer's own list. @throws ApiError `not-found`, `changed-meanwhile` where `version` is another one. */
export async function editShoppingList(
  database: Database,
  buyerId: number,
  { id, version, ...draft }: ShoppingListDraft & { id: number; version: number },
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const stored = await lockShoppingList(transaction, buyerId, id);
    if (stored.buyer_id !== buyerId) throw new ApiError('not-found');
    if (stored.version !== version) throw new ApiError('shopping-list-changed', { status: 400 });
    await transaction
      .updateTable('shopping_list')
      .set({ ...draft, version: version + 1, changed_at: new Date(now) })
      .where('id', '=', id)
      .execute();
  });
}

/** Removes a buyer's own list with its lines. @throws ApiError `not-found`. */
export async function removeShoppingList(database: Database, buyerId: number, id: number): Promise<void> {
  const removed = await database
    .deleteFrom('shopping_list')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new ApiError('not-found');
}
