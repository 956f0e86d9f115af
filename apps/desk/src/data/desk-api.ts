import { createApi } from '@rider/api/transport';
import { chosenLocale } from '../messages/chosen-locale.ts';

/** The API client of the desk. The server identifies the agent by the session cookie. */
export const api = createApi({
  fetch: (address, init) => fetch(address, init),
  baseUrl: '/api',
  locale: chosenLocale(),
});
