import type { Api } from '../transport/index.ts';
import { list, number, object, pageParameters, type Untrusted } from '../wire/index.ts';
import type { OperatorListRequestWire, OperatorListWire } from './wire.ts';

/** Rows of a page of the desk. */
export const OPERATOR_PAGE_SIZE = 20;

/** The query for a list of the desk; absent means any. */
export interface OperatorListQuery {
  search?: string;
  state?: string;
  /** From 1. */
  page?: number;
}

/** A page of a list, and how many there are in all. */
export interface OperatorList<Item> {
  items: Item[];
  total: number;
}

/** Asks for a page of one of the desk's lists. `read` reads a row. */
export async function getOperatorList<Row extends object, Item>(
  api: Api,
  path: string,
  { search, state, page = 1 }: OperatorListQuery,
  read: (row: Untrusted<Row>) => Item,
): Promise<OperatorList<Item>> {
  const query = {
    search,
    state,
    ...pageParameters({ page, pageSize: OPERATOR_PAGE_SIZE }),
  } satisfies OperatorListRequestWire;
  const data = object<OperatorListWire<Row>>((await api.get(path, query)).data);
  return { items: list(data.list, (item) => read(object<Row>(item))), total: number(data.count) };
}
