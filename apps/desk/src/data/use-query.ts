import { createElement, useCallback, useMemo, type ReactNode } from 'react';
import useSWR, { mutate as mutateEverywhere, SWRConfig, useSWRConfig } from 'swr';
import { STALE_QUERIES, type Change } from './changes.ts';
import { api } from './desk-api.ts';
import type { Query, QueryName } from './query.ts';

/** Options of the query hooks. */
export interface QueryOptions {
  /** Polling interval (ms). */
  refreshInterval?: number;
  /** When the parameters change, the previous answer stays until the new one arrives. */
  keepPreviousData?: boolean;
  /** Whether the answer is fetched again when the window gets the focus. */
  revalidateOnFocus?: boolean;
  /** Whether a failed call is repeated automatically. */
  shouldRetryOnError?: boolean;
}

/** The answer to a query once it has arrived, and a function to refetch it; null loads nothing. */
export function useOptionalQuery<T>(query: Query<T> | null, options: QueryOptions = {}) {
  const { data, error, isLoading, mutate } = useSWR<T, Error>(
    query?.key ?? null,
    query && (() => query.call(api)),
    options,
  );
  const refetch = useCallback(() => void mutate(), [mutate]);
  return { data, error, isLoading, refetch: refetch };
}

/** The operations on cached answers. */
export function useAnswers() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Invalidates the queries that a change makes stale. Visible ones are refetched at once, the others when they are next shown. */
      invalidate: async (change: Change): Promise<void> => {
        const stale: readonly QueryName[] = STALE_QUERIES[change];
        await mutate((key) => Array.isArray(key) && stale.includes(key[0] as QueryName));
      },
      /**
       * Sets an answer without a call, or from a promise. `optimistic` is shown until the promise settles, and rolled back when
       * it rejects.
       */
      setAnswer: async <T>({ key }: Query<T>, answer: T | Promise<T>, optimistic?: () => T): Promise<void> => {
        await mutate<T>(key, answer, { revalidate: false, ...(optimistic && { optimisticData: optimistic }) });
      },
      /** Refetches an answer. */
      refetch: async ({ key }: Query<unknown>): Promise<void> => {
        await mutate(key);
      },
      /** Drops all answers and refetches the visible ones. */
      forgetAll: async (): Promise<void> => {
        await mutate(() => true, undefined, { revalidate: true });
      },
    }),
    [mutate],
  );
}

/** Calls `onError` with each error of a query in its subtree. */
export function QueryErrors({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  return createElement(SWRConfig, { value: { onError } }, children);
}

/** Refetches every query that is shown. */
export async function renewAll(): Promise<void> {
  await mutateEverywhere(() => true);
}
