import { createApi } from '@rider/api';
import { chosenLocale } from '../messages/language.ts';

/** Calls of the signed-in agent; the server knows from the cookie who that is. */
export const api = createApi({
  fetch: (address, init) => fetch(address, init),
  baseUrl: '/api',
  locale: chosenLocale(),
});
