import { ABSENT } from '@rider/api/transport';
import type { BackendFetch } from './backend-calls.ts';

/** How long the call counts as absent: an update of the backend may bring it (ms). */
const LIFETIME_MS = 10 * 60_000;

/**
 * Remembers that another backend lacks `capabilities`, as a CRMEB does: it answers HTTP 404. The call then gets an envelope with that
 * status, which no browser reports as an error, and is not requested again for a while. A 404 of any other call is a failure and passes.
 */
export function cacheAbsentCapabilities(backend: BackendFetch, now: () => number = Date.now): BackendFetch {
  let until = Number.NEGATIVE_INFINITY;
  return async (request) => {
    if (new URL(request.url).pathname !== '/api/capabilities') return backend(request);
    if (until <= now()) {
      const answer = await backend(request);
      if (answer.status !== ABSENT) return answer;
      await answer.body?.cancel();
      until = now() + LIFETIME_MS;
    }
    return Response.json({ status: ABSENT, msg: '' });
  };
}
