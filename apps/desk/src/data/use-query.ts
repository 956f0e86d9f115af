import { createElement, useCallback, useMemo, type ReactNode } from 'react';
import useSWR, { mutate as mutateEverywhere, SWRConfig, useSWRConfig } from 'swr';
import { OUTDATED_BY, type Change } from './changes.ts';
import { api } from './desk-api.ts';
import type { Query, QueryName } from './query.ts';

/** Options of a query's hook. */
export interface QueryOptions {
  /** Interval after which it is asked again (ms). */
  refreshInterval?: number;
  /** When the parameters change, the previous answer stays until the new one arrives. */
  keepPreviousData?: boolean;
  /** Whether a failed call is repeated automatically. */
  shouldRetryOnError?: boolean;
}

/** The answer to a query, once it is there, and a way to ask again; null asks nothing. */
export function useOptionalQuery<T>(query: Query<T> | null, options: QueryOptions = {}) {
  const { data, error, isLoading, mutate } = useSWR<T, Error>(
    query?.key ?? null,
    query && (() => query.call(api)),
    options,
  );
  const askAgain = useCallback(() => void mutate(), [mutate]);
  return { data, error, isLoading, askAgain };
}

/** The operations on cached answers. */
export function useAnswers() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Invalidates what a change makes outdated. What is on screen is asked for at once, the rest when it is shown. */
      invalidate: async (change: Change): Promise<void> => {
        const outdated: readonly QueryName[] = OUTDATED_BY[change];
        await mutate((key) => Array.isArray(key) && outdated.includes(key[0] as QueryName));
      },
      /**
       * Sets an answer without asking the backend, or from a promise. Until the promise settles, `foretold` is shown; it is rolled
       * back when the promise rejects.
       */
      setAnswer: async <T>({ key }: Query<T>, answer: T | Promise<T>, foretold?: () => T): Promise<void> => {
        await mutate<T>(key, answer, { revalidate: false, ...(foretold && { optimisticData: foretold }) });
      },
      /** Drops an answer and asks for it again. */
      forget: async ({ key }: Query<unknown>): Promise<void> => {
        await mutate(key, undefined, { revalidate: true });
      },
      /** Drops all answers and asks again for what is shown. */
      forgetAll: async (): Promise<void> => {
        await mutate(() => true, undefined, { revalidate: true });
      },
    }),
    [mutate],
  );
}

/** Calls `onError` with each error of a query below it. */
export function QueryErrors({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  return createElement(SWRConfig, { value: { onError } }, children);
}

/** Asks again for everything that is shown. */
export async function renewAll(): Promise<void> {
  await mutateEverywhere(() => true);
}
