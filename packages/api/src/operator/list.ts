import type { Api } from '../transport/index.ts';
import { list, number, object, pageParameters, type Wire } from '../wire/index.ts';

/** Rows of a page of the desk. */
export const OPERATOR_PAGE_SIZE = 20;

/** What a list of the desk is asked for; absent means any. */
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

/** Asks for a page of a list of the desk (`list`, `count` on the wire). */
export async function getOperatorList<Item>(
  api: Api,
  path: string,
  { search, state, page = 1 }: OperatorListQuery,
  read: (row: Wire) => Item,
): Promise<OperatorList<Item>> {
  const query = { search, state, ...pageParameters({ page, pageSize: OPERATOR_PAGE_SIZE }) };
  const data = object((await api.get(path, query)).data);
  return { items: list(data.list, (item) => read(object(item))), total: number(data.count) };
}
