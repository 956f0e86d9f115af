import { expect, test } from 'vitest';
import confirmed from '../../fixtures/order_confirm.json' with { type: 'json' };
import detail from '../../fixtures/order_detail.paid.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { confirmOrder, createOrder, getOrder } from './index.ts';

const STORE = {
  id: 3,
  name: 'Hangzhou store',
  phone: '15088888888',
  address: '浙江省,杭州市,西湖区',
  detailed_address: '12 Glass Street',
};

/** A CRMEB that answers by the last part of the path, and the requests that it got. */
function crmeb(answers: Record<string, object>) {
  const requests: { path: string; body: unknown }[] = [];
  const api = createApi({
    fetch: (address, init) => {
      const path = new URL(String(address)).pathname.replace('/api/', '');
      requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data: answers[path] ?? {} }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, requests };
}

test('[R2.7] with CRMEB the choice is between delivery and its stores, if pick-up is possible', async () => {
  const { data } = confirmed.response;
  const without = crmeb({ 'order/confirm': data });
  expect((await confirmOrder(without.api, { lineIds: ['1'] })).shippingOptions).toEqual([]);
  expect(without.requests).toHaveLength(1);
  const { api } = crmeb({ 'order/confirm': { ...data, store_self_mention: true }, store_list: { list: [STORE] } });
  const { shippingOptions } = await confirmOrder(api, { lineIds: ['1'] });
  expect(shippingOptions).toMatchObject([
    { id: 'delivery', freight: 0, days: null, counter: null },
    {
      id: 'counter-3',
      freight: 0,
      days: null,
      counter: { address: '浙江省 杭州市 西湖区 12 Glass Street', hours: '' },
    },
  ]);
});

test('[R2.7] a pick-up order names the store and the person, as CRMEB requires', async () => {
  const placed = { status: 'SUCCESS', result: { orderId: 'cp1', key: 'k' } };
  const { api, requests } = crmeb({ 'order/create/k': placed });
  const choices = { addressId: '', method: 'balance', message: '' } as const;
  const collector = { name: 'Luis Moreno', phone: '15088888888' };
  await createOrder(api, 'k', { ...choices, shipping: 'counter-3', collector });
  await createOrder(api, 'k', { ...choices, shipping: 'delivery' });
  expect(requests[0]?.body).toMatchObject({ shipping_type: 2, store_id: '3', real_name: 'Luis Moreno' });
  expect(requests[1]?.body).toMatchObject({ shipping_type: 1 });
  expect(requests[1]?.body).not.toHaveProperty('freight_class');
});

test('[R6.3] a pick-up order of CRMEB shows the store, because its own address is empty', async () => {
  const { data } = detail.response;
  const { api } = crmeb({ 'order/detail/1': { ...data, shipping_type: 2, user_address: '   ', system_store: STORE } });
  const { pickUp, address } = await getOrder(api, '1');
  expect(pickUp?.name).toBe('Hangzhou store');
  expect(address).toBe('Hangzhou store, 浙江省 杭州市 西湖区 12 Glass Street');
});
