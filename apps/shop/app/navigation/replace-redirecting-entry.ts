import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** The header by which React Router replaces an entry of the history instead of adding one. */
const REPLACE = 'X-Remix-Replace';

/**
 * Lets Back pass a screen that redirects, such as the payment of a paid order: its redirect replaces the entry. React Router adds one, and
 * each press of Back would lead to the same screen again. Only Back and Forward change the address before the screen loads.
 */
export const replaceRedirectingEntry: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const isThere = pathname === window.location.pathname && search === window.location.search;
  const results = await next();
  for (const { result } of Object.values(results))
    if (isThere && request.method === 'GET' && result instanceof Response) result.headers.set(REPLACE, 'true');
  return results;
};
