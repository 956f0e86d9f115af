import { createApi, type Api } from '@rider/api/transport';
import { whenConnected } from '../connection/page-connection.ts';
import { documentLocale } from '../messages/browser-messages.ts';
import { countedFetch } from '../connection/counted-fetch.ts';

let api: Api | undefined;

/** The page's API client for `/api`; the shop's server adds the session. Unsent calls go out when the connection is back. */
export function pageApi(): Api {
  api ??= createPageApi();
  return api;
}

function createPageApi(): Api {
  const client = createApi({ fetch: countedFetch, baseUrl: '/api', locale: documentLocale() });
  return {
    get: (path, query) => whenConnected(() => client.get(path, query), { repeatable: true }),
    post: (path, body) => whenConnected(() => client.post(path, body), { repeatable: false }),
  };
}
