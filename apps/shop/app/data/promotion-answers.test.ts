import { createApi, type Api } from '@rider/api';
import { expect, test } from 'vitest';
import { loadHomePromotions } from './promotion-answers.ts';

/** A backend with these slots, each of which has a flash sale; it has no other calls. */
function backend(statuses: readonly number[]): Api {
  const seckillTime = statuses.map((status, id) => ({
    id,
    time: '10:00',
    continued: '4',
    status,
    stop: 1_795_240_800,
  }));
  const sale = { id: 8, product_id: 4, title: 'Spider fitting', image: '/a.png', price: '39.00', quota: 10 };
  const fetch = (input: string) => {
    const data = input.includes('/seckill/index')
      ? { seckillTime }
      : input.includes('/seckill/list/')
        ? [sale]
        : undefined;
    const body = data === undefined ? '' : JSON.stringify({ status: 200, msg: 'success', data });
    return Promise.resolve(new Response(body, { status: data === undefined ? 404 : 200 }));
  };
  return createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
}

test.each([
  ['the running one', [0, 1, 2], '1'],
  ['else the next one', [0, 0, 2], '2'],
])('[R2.1] [R2.6] of today’s flash sales the home page shows %s', async (_, statuses, id) => {
  const { slot, seckill } = await loadHomePromotions(backend(statuses));
  expect(slot?.id).toBe(id);
  expect(seckill).toHaveLength(1);
});

test('[R2.1] [R2.6] the home page offers no flash sale that has ended', async () => {
  expect(await loadHomePromotions(backend([0, 0]))).toMatchObject({ slot: null, seckill: [] });
});
