import { useMemo, type ReactNode, createElement, useState } from 'react';
import { useMatches } from 'react-router';
import useSWR, { SWRConfig } from 'swr';
import { adoptSeed, ask, isKnown } from './browser-load.ts';
import type { Query, Seed } from './query.ts';

/**
 * The answer to a query that the route's loader named, kept up to date by SWR.
 * Throws when no loader named it: that is a fault of the route, not of the data.
 */
export function useQuery<T>(query: Query<T>): T {
  const { data } = useOptionalQuery(query);
  if (data === undefined) throw new Error(`no loader asked for ${String(query.key[0])}`);
  return data;
}

/** The answer to a query that may not be there yet; null asks nothing. */
export function useOptionalQuery<T>(query: Query<T> | null) {
  // Without a loader nobody else asks again for what a change has made outdated.
  return useSWR<T, Error>(
    query?.key ?? null,
    query && (() => ask(query)),
    query ? { revalidateIfStale: !isKnown(query) } : {},
  );
}

/** Gives SWR what the server's loaders brought, so that nothing is fetched again after hydration. */
export function SeededCache({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const [fallback] = useState(() => {
    const seeds: Seed = matches.flatMap((match) => (match.loaderData as { seed?: Seed } | undefined)?.seed ?? []);
    return adoptSeed(seeds);
  });
  const value = useMemo(
    () => ({ fallback, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }),
    [fallback],
  );
  return createElement(SWRConfig, { value }, children);
}
