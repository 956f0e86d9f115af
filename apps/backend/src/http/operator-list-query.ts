import { pageOf, textOf, wordOf } from './parameters.ts';

/** Search, state filter and page of an operator's list. */
export interface OperatorListQuery {
  /** As typed; empty without a search. */
  search: string;
  /** `search` anywhere in a text, for `ilike`. */
  pattern: string;
  /** Empty for any state. */
  state: string;
  limit: number;
  offset: number;
}

/** Reads the request of an operator's list. */
export function operatorListQueryOf(parameters: Readonly<Record<string, unknown>>): OperatorListQuery {
  const search = wordOf(parameters, 'search');
  const { limit, offset } = pageOf(parameters);
  return {
    search,
    pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%`,
    state: textOf(parameters, 'state'),
    limit,
    offset,
  };
}
