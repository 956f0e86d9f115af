import type { OperatorList } from '@rider/api/operator';
import type { SelectQueryBuilder } from 'kysely';

/** A query that supports limit and offset. */
interface Pageable<Row> {
  limit(limit: number): Pageable<Row>;
  offset(offset: number): Pageable<Row>;
  execute(): Promise<Row[]>;
}

/** A page of `rows`, mapped by `itemOf`, and the total of `found`. */
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
