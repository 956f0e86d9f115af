import { expect, test } from 'vitest';
import confirmed from '../../fixtures/order_confirm.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { confirmOrder } from './index.ts';

test('[R2.7] products that CRMEB does not deliver to the address are named', async () => {
  const { data } = confirmed.response;
  const [line] = data.cartInfo;
  const priceGroup = { ...data.priceGroup, totalPrice: 0, sumPrice: 0, storePostage: 0, cartInfo: [] };
  const answer = { ...data, priceGroup, valid_count: 0, cartInfo: [line, { ...line, is_valid: 0 }] };
  const fetch = (address: string) =>
    Promise.resolve(
      address.includes('order/confirm')
        ? Response.json({ status: 200, msg: 'success', data: answer })
        : new Response('', { status: 404 }),
    );
  const api = createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' });
  const { undeliverable, total } = await confirmOrder(api, { lineIds: ['1'] });
  expect({ undeliverable, total }).toEqual({ undeliverable: ['Glass-to-glass shower hinge 180'], total: 0 });
});
