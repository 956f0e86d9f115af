import type { OperatorListQuery } from '@rider/api/operator';
import { useSearchParams } from 'react-router';

/** The parameters of a list. They are in the address, so that a list can be shared and Back restores it. */
export interface ListAddress {
  query: OperatorListQuery;
  /** Sets search or state and returns to the first page. */
  narrow: (name: 'search' | 'state', value: string) => void;
  pageHref: (page: number) => string;
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

/** Reads and changes `search`, `state` and `page` of the address. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const { page, pageHref } = usePageAddress();
  return {
    query: { search: parameters.get('search') ?? '', state: parameters.get('state') ?? '', page },
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
  };
}
