import { createApi, type Api } from '@rider/api';
import type { Locale } from '@rider/model/locale';
import type { Shop } from './databases.ts';

/** A client that continues with the token that replaces its own, as a browser does. */
export function sessionClient(shop: Shop, token: string, locale: Locale = 'en-US'): Api {
  let current = token;
  const own = () =>
    createApi({
      fetch: shop.fetch,
      baseUrl: 'http://shop.test/api',
      locale,
      token: current,
      onNewToken: (next) => {
        current = next;
      },
    });
  return { get: (...call) => own().get(...call), post: (...call) => own().post(...call) };
}
