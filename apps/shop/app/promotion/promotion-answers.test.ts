import { createApi, type Api } from '@rider/api';
import { expect, test } from 'vitest';
import { loadHomePromotions, loadPromotion } from './promotion-answers.ts';

/** A backend with these slots, each of which has a flash sale; it has no other promotions. */
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
    const data = input.includes('/seckill/index') ? { seckillTime } : input.includes('/seckill/list/') ? [sale] : [];
    return Promise.resolve(Response.json({ status: 200, msg: 'success', data }));
  };
  return createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
}

test.each([
  ['the running one', [0, 1, 2], '1'],
  ['else the next one', [0, 0, 2], '2'],
])('[R2.1] [R2.6] of today’s flash sales the home page shows %s', async (_, statuses, id) => {
  const { slot, flashSale } = await loadHomePromotions(backend(statuses));
  expect(slot?.id).toBe(id);
  expect(flashSale).toHaveLength(1);
});

test('[R2.1] [R2.6] the home page offers no flash sale that has ended', async () => {
  expect(await loadHomePromotions(backend([0, 0]))).toMatchObject({ slot: null, flashSale: [] });
});

/** A backend with one flash sale of a variant with a quantity break, in a slot with this status. */
function saleBackend(status: number, price: string): Api {
  const sku = {
    unique: '7',
    suk: 'Matte',
    price: '25.00',
    ot_price: '25.00',
    stock: 50,
    quota: 40,
    quota_show: 50,
    image: '',
  };
  const variant = { ...sku, code: 'A-7', min_qty: 1, pack: 1, tiers: [{ min: 10, price: '18.00' }] };
  const storeInfo = {
    id: 4,
    store_name: 'Handle',
    price: '25.00',
    unit_name: 'pc',
    image: '/a.png',
    slider_image: [],
    stock: 50,
  };
  const detail = { storeInfo, productAttr: [], productValue: { Matte: variant } };
  const sale = {
    id: 8,
    product_id: 4,
    title: 'Handle',
    price,
    ot_price: price,
    ordinary_price: '25.00',
    quota: 40,
    quota_show: 50,
    time_id: 1,
  };
  const answers: Record<string, unknown> = {
    '/seckill/index': { seckillTime: [{ id: 1, time: '06:00', continued: '4', status, stop: 1_795_240_800 }] },
    '/seckill/detail/8': {
      ...detail,
      storeInfo: { ...storeInfo, ...sale },
      productValue: { Matte: { ...variant, price } },
    },
    '/product/detail/4': detail,
  };
  const fetch = (input: string) => {
    const path = Object.keys(answers).find((each) => input.includes(each));
    const body = path === undefined ? '' : JSON.stringify({ status: 200, msg: 'success', data: answers[path] });
    return Promise.resolve(new Response(body, { status: path === undefined ? 404 : 200 }));
  };
  return createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
}

test('[R2.6] a variant has the sale’s price while it is active, and its own before', async () => {
  const { promotion, product } = await loadPromotion(saleBackend(2, '18.90'), 'flashSale', '8');
  expect(promotion).toMatchObject({ state: 'scheduled', price: 1890, ordinaryPrice: 2500 });
  expect(product).toMatchObject({ price: 2500, skus: [{ price: 2500, tiers: [{ quantity: 10, price: 1800 }] }] });
  const running = await loadPromotion(saleBackend(1, '18.90'), 'flashSale', '8');
  expect(running.product).toMatchObject({
    price: 1890,
    skus: [{ price: 1890, tiers: [{ quantity: 10, price: 1800 }] }],
  });
});

test('[R2.6] a variant in a sale never costs more than without it', async () => {
  const { product } = await loadPromotion(saleBackend(1, '29.90'), 'flashSale', '8');
  expect(product.skus[0]).toMatchObject({ price: 2500, tiers: [{ quantity: 10, price: 1800 }] });
});

test('[R2.6] a presale without a variant shows the price of the product’s first, which the cart charges', async () => {
  const now = Math.trunc(Date.now() / 1000);
  const sku = (unique: string, price: string) => ({ unique, suk: unique, price, ot_price: price, stock: 5, image: '' });
  const presale = { id: 4, store_name: 'Kit', price: '20.00', ot_price: '30.00', stock: 5, sales: 0, image: '' };
  const answers: Record<string, unknown> = {
    '/advance/list': { list: [{ ...presale, presale_start_time: now - 60, presale_end_time: now + 60 }], count: 1 },
    '/product/detail/4': {
      storeInfo: { id: 4, store_name: 'Kit', price: '20.00', unit_name: 'pc', image: '', stock: 5 },
      productAttr: [{ attr_name: 'Finish', attr_value: [{ attr: 'Gold' }, { attr: 'Black' }] }],
      productValue: { Gold: sku('Gold', '25.00'), Black: sku('Black', '20.00') },
    },
  };
  const fetch = (input: string) => {
    const path = Object.keys(answers).find((each) => input.includes(each));
    return Promise.resolve(Response.json({ status: 200, msg: '', data: path === undefined ? null : answers[path] }));
  };
  const api = createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
  const { product } = await loadPromotion(api, 'presale', '4');
  expect(product.skus).toMatchObject([{ id: 'Gold', price: 2500 }]);
});
