import { createApi, type Api } from '@rider/api';
import { whenConnected } from '../connection/page-connection.ts';
import { documentLocale } from '../messages/browser-messages.ts';
import { countedFetch } from './busy.ts';

const api = createApi({ fetch: countedFetch, baseUrl: '/api', locale: documentLocale() });

/** The page's API client for `/api`; the shop's server adds the session. Unsent calls go out when the connection is back. */
export const pageApi: Api = {
  get: (path, query) => whenConnected(() => api.get(path, query), { repeatable: true }),
  post: (path, body) => whenConnected(() => api.post(path, body), { repeatable: false }),
};
