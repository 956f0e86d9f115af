import { createElement, useState, type ReactNode } from 'react';
import useSWR, { SWRConfig, unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
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

type QueryAnswer<T> = Pick<SWRResponse<T, Error>, 'data' | 'error' | 'isLoading'>;

/** The answer to a query that may not be there yet; null makes no call. */
export const useOptionalQuery = import.meta.env.SSR ? useSeededAnswer : useCachedAnswer;

/** On the server an answer neither changes nor arrives while a page is rendered. */
function useSeededAnswer<T>(query: Query<T> | null): QueryAnswer<T> {
  const { fallback } = useSWRConfig();
  const data = query === null ? undefined : (fallback[unstable_serialize(query.key)] as T | undefined);
  return { data, error: undefined, isLoading: query !== null && data === undefined };
}

function useCachedAnswer<T>(query: Query<T> | null): QueryAnswer<T> {
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
