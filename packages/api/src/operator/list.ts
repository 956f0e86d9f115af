import { getOwn, type Api } from '../transport/index.ts';

/** Rows of a page of the desk. */
export const OPERATOR_PAGE_SIZE = 20;

/** The query for a list of the desk; absent means any. */
export interface OperatorListQuery {
  search?: string;
  state?: string;
  /** A column and its direction, e.g. `price-descending`, where the columns of a list sort. */
  order?: string;
  /** Only what is in this category, in its order, where a list has categories. */
  category?: string;
  /** First and last day, ISO and inclusive, where a list filters by days. */
  start?: string;
  end?: string;
  /** From 1. */
  page?: number;
  /** Rows of a page, at most 100; OPERATOR_PAGE_SIZE if absent. */
  limit?: number;
}

/** A page of a list and the total count. */
export interface OperatorList<Item> {
  items: Item[];
  total: number;
}

/** Fetches a page of one of the desk's lists. */
export function getOperatorList<Item>(api: Api, name: string, query: OperatorListQuery): Promise<OperatorList<Item>> {
  return getOwn(api, `operator/${name}`, { page: 1, limit: OPERATOR_PAGE_SIZE, ...query });
}
