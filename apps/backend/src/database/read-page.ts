import type { OperatorList } from '@rider/api/operator';
import type { SelectQueryBuilder } from 'kysely';

/** A query that a page can be cut out of. */
interface Pageable<Row> {
  limit(limit: number): Pageable<Row>;
  offset(offset: number): Pageable<Row>;
  execute(): Promise<Row[]>;
}

/** A page of `rows` as `itemOf` makes them, and how many `found` has in all. */
export async function readPage<Tables, Table extends keyof Tables, Row, Item>(
  found: SelectQueryBuilder<Tables, Table, object>,
  rows: Pageable<Row>,
  { limit, offset }: { limit: number; offset: number },
  itemOf: (row: Row) => Item,
): Promise<OperatorList<Item>> {
  const counted = found.clearSelect().select((select) => select.fn.countAll<number>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  const page = await rows.limit(limit).offset(offset).execute();
  return { items: page.map(itemOf), total };
}
