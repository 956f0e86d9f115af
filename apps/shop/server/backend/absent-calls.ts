import { ABSENT } from '@rider/api/transport';
import { LRUCache } from 'lru-cache';
import type { BackendFetch } from './backend-calls.ts';

/** How long a call counts as absent: an update of the backend may bring it (ms). */
const LIFETIME_MS = 10 * 60_000;
/** Maximum number of cached calls; visitors may request any path. */
const MOST = 500;

/**
 * Remembers which calls another backend does not have: it answers those with HTTP 404 and nothing else. They get an envelope with that
 * status instead, which no browser reports as an error, and are not requested again for a while.
 */
export function cacheAbsentCalls(backend: BackendFetch, now: () => number = Date.now): BackendFetch {
  const absent = new LRUCache<string, number>({ max: MOST });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return backend(request);
    const name = `${request.method} ${pathname}`;
    if ((absent.get(name) ?? 0) > now()) return absence();
    const answer = await backend(request);
    if (answer.status !== ABSENT) return answer;
    const body = await answer.text();
    if (body !== '') return new Response(body, { status: ABSENT, headers: answer.headers });
    absent.set(name, now() + LIFETIME_MS);
    return absence();
  };
}

function absence(): Response {
  return Response.json({ status: ABSENT, msg: '' });
}
