import { productQuery, type ProductPage } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';

/** The products that there are, in the order of their ids: at most four, because hooks have a fixed number. */
export function useProducts([first, second, third, fourth]: readonly string[]): ProductPage[] {
  const queryOf = (id: string | undefined) => (id === undefined ? null : productQuery(id));
  return [
    useOptionalQuery(queryOf(first)).data,
    useOptionalQuery(queryOf(second)).data,
    useOptionalQuery(queryOf(third)).data,
    useOptionalQuery(queryOf(fourth)).data,
  ].filter((product) => product !== undefined);
}
