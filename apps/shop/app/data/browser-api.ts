import { createApi } from '@rider/api';
import { documentLocale } from '../messages/browser-messages.ts';
import { countedFetch } from './busy.ts';

/** The page's own client of `/api`; the shop's server adds the session. */
export const pageApi = createApi({ fetch: countedFetch, baseUrl: '/api', locale: documentLocale() });
