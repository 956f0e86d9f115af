import type { OperatorListQuery } from '@rider/api/operator';
import type { DataSort } from '@rider/ui/data-table';
import { useSearchParams } from 'react-router';

/** The parameters of a list. They are in the address, so that a list can be shared and Back restores it. */
export interface ListAddress {
  query: OperatorListQuery;
  /** Sets search or state and returns to the first page. */
  narrow: (name: 'search' | 'state', value: string) => void;
  pageHref: (page: number) => string;
  /** The column by which the list is sorted; undefined in its own order. */
  sort: DataSort | undefined;
  /** Sorts and returns to the first page. */
  sortHref: (sort: DataSort) => string;
}

/** The page of a list, from 1, in a parameter of the address, and the addresses of the others. */
export function usePageAddress(name = 'page'): { page: number; pageHref: ListAddress['pageHref'] } {
  const [parameters] = useSearchParams();
  const page = Number(parameters.get(name) ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageHref: (to) => {
      const next = new URLSearchParams(parameters);
      next.set(name, String(to));
      return `?${next}`;
    },
  };
}

/** Reads and changes `search`, `state`, `order` and `page` of the address. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const { page, pageHref } = usePageAddress();
  const order = parameters.get('order') ?? '';
  const [column = '', direction] = order.split('-');
  return {
    query: {
      search: parameters.get('search') ?? '',
      state: parameters.get('state') ?? '',
      page,
      ...(order !== '' && { order }),
    },
    narrow: (name, value) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    pageHref,
    sort: column === '' ? undefined : { column, direction: direction === 'descending' ? 'descending' : 'ascending' },
    sortHref: (sort) => {
      const next = new URLSearchParams(parameters);
      next.delete('page');
      next.set('order', `${sort.column}-${sort.direction}`);
      return `?${next}`;
    },
  };
}
