import { createElement, useState, type ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRResponse } from 'swr';
import { adoptSeed, fetchAnswer, arrivalOf } from './browser-load.ts';
import { useDocumentAnswers } from './document-answers.tsx';
import type { Query } from './query.ts';

/**
 * The answer to a query that a loader of the route has fetched, updated by SWR, or its fallback. Throws when no loader has and there is
 * no fallback: that is a bug of the route.
 */
export function useQuery<T>(query: Query<T>): T {
  const { data = query.fallback } = useOptionalQuery(query);
  if (data === undefined) throw new Error(`no loader runs the query ${query.key[0]}`);
  return data;
}

/** The answer to a query that may not be there yet; null makes no call. */
export function useOptionalQuery<T>(
  query: Query<T> | null,
): Pick<SWRResponse<T, Error>, 'data' | 'error' | 'isLoading'> {
  // An invalidated answer that no loader fetches is fetched by the next component that shows it.
  return useSWR<T, Error>(query?.key ?? null, query && (() => fetchAnswer(query)), {
    revalidateIfStale: !!query && !arrivalOf(query),
  });
}

/** Seeds SWR with the answers of the server's loaders, so that nothing is fetched again after hydration. */
export function SeededCache({ children }: { children: ReactNode }) {
  const answers = useDocumentAnswers();
  const [value] = useState(() => ({
    fallback: adoptSeed(answers()),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  }));
  return createElement(SWRConfig, { value }, children);
}
