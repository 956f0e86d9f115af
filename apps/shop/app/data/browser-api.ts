import { ABSENT, ApiError, createApi, type Answer, type Api } from '@rider/api/transport';
import { unstable_serialize } from 'swr';
import { whenConnected } from '../connection/page-connection.ts';
import { documentLocale } from '../messages/browser-messages.ts';
import { countedFetch } from '../connection/counted-fetch.ts';
import { entries } from './answer-cache.ts';
import type { QueryKey } from './query.ts';

const CAPABILITIES: QueryKey = ['capabilities'];

let api: Api | undefined;

/** The page's API client for `/api`; the shop's server adds the session. Unsent calls go out when the connection is back. */
export function pageApi(): Api {
  api ??= createPageApi();
  return api;
}

function createPageApi(): Api {
  const client = createApi({ fetch: countedFetch, baseUrl: '/api', locale: documentLocale() });
  return {
    get: async (path, query) =>
      (path === CAPABILITIES[0] ? knownCapabilities() : null) ??
      whenConnected(() => client.get(path, query), { repeatable: true }),
    post: (path, body) => whenConnected(() => client.post(path, body), { repeatable: false }),
  };
}

/**
 * The answer to `capabilities` that came with the document, so that no call waits for it; null without. A backend that can none lacks the
 * call.
 */
function knownCapabilities(): Answer | null {
  const data = entries.get(unstable_serialize(CAPABILITIES))?.answer;
  if (data === undefined) return null;
  if (!Object.values(data as object).includes(true)) throw new ApiError('transport', '', { status: ABSENT });
  return { data, message: '' };
}
