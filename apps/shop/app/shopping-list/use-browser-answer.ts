import { useEffect, useRef } from 'react';
import { refresh, warnOfFailure } from '../data/browser-load.ts';
import type { Query } from '../data/query.ts';
import { useQuery } from '../data/use-query.ts';

/** The answer to a query that the browser alone knows in front of a CRMEB: null until then. */
export function useBrowserAnswer<Answer>(query: Query<Answer | null>): Answer | null {
  const answer = useQuery(query);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const isMissing = answer === null;
  useEffect(() => {
    if (isMissing) refresh(latest.current).catch(warnOfFailure);
  }, [isMissing]);
  return answer;
}
