import type { OperatorListQuery } from '@rider/api/operator';
import { useSearchParams } from 'react-router';

/** The parameters of a list. They are in the address, so that a list can be shared and Back restores it. */
export interface ListAddress {
  query: OperatorListQuery;
  /** Sets search or state and returns to the first page. */
  narrow: (name: 'search' | 'state', value: string) => void;
  pageHref: (page: number) => string;
}

/** Reads and changes `search`, `state` and `page` of the address. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: {
      search: parameters.get('search') ?? '',
      state: parameters.get('state') ?? '',
      page: Number.isInteger(page) && page > 0 ? page : 1,
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
    pageHref: (to) => {
      const next = new URLSearchParams(parameters);
      next.set('page', String(to));
      return `?${next}`;
    },
  };
}
