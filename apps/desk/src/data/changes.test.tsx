import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { STALE_QUERIES, type Change } from './changes.ts';
import { query, type Query, type QueryName } from './query.ts';
import { useAnswers, useOptionalQuery } from './use-query.ts';

const CHANGES = Object.keys(STALE_QUERIES) as Change[];
const NAMES = [...new Set<QueryName>(['agent', 'suggestions', ...CHANGES.flatMap((change) => STALE_QUERIES[change])])];

const CACHE_OF_ITS_OWN = { provider: () => new Map(), dedupingInterval: 0 };

function Shown({ asks }: { asks: Query<number> }) {
  return useOptionalQuery(asks).data ?? '';
}

test('[R6.10] after each change only the queries listed for it are refetched', async () => {
  const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CHANGES), names, async (change, shown) => {
      let fetched: QueryName[] = [];
      const queries = shown.map((name) =>
        query([name, 1], () => {
          fetched.push(name);
          return Promise.resolve(1);
        }),
      );
      const { result } = renderHook(useAnswers, {
        wrapper: ({ children }) => (
          <SWRConfig value={CACHE_OF_ITS_OWN}>
            {queries.map((asks) => (
              <Shown key={asks.key[0]} asks={asks} />
            ))}
            {children}
          </SWRConfig>
        ),
      });
      await waitFor(() => expect(fetched).toHaveLength(shown.length));
      fetched = [];
      await act(() => result.current.invalidate(change));
      const stale: readonly QueryName[] = STALE_QUERIES[change];
      expect(fetched.toSorted()).toEqual(shown.filter((name) => stale.includes(name)).toSorted());
      cleanup();
    }),
    { numRuns: 30 },
  );
});
