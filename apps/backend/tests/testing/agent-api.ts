import { createApi, type Api } from '@rider/api';
import type { Shop } from './databases.ts';

/** The client of a demo agent, who is signed in. */
export async function agentApi(shop: Shop, account: string): Promise<Api> {
  const body = { account, password: 'Rider2026' };
  const { token } = (await shop.call<{ token: string }>('/kefuapi/login', { body })).data;
  return createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
}
