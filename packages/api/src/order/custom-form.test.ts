import { expect, test } from 'vitest';
import { capturedApi, readCapture } from '../testing/recorded-answers.ts';
import { createApi } from '../transport/index.ts';
import { getProduct } from '../catalogue/index.ts';
import { confirmOrder, createOrder, getOrder } from './index.ts';

/** CRMEB's answer to a checkout with changed data. */
function checkout(data: object) {
  const { response } = readCapture('order_confirm.custom_form');
  const body = response as { data: object };
  const fetch = () => Promise.resolve(Response.json({ ...body, data: { ...body.data, ...data } }));
  return confirmOrder(createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }), { lineIds: ['1'] });
}

test('[R2.7] the custom form of the products is read, and its answers are sent as CRMEB stores them', async () => {
  const { customForm, isVirtual } = await confirmOrder(capturedApi('order_confirm.custom_form').api, {
    lineIds: ['1'],
  });
  expect(isVirtual).toBe(false);
  expect(customForm).toEqual([
    { title: 'Length', kind: 'text', required: true },
    { title: 'Delivery day', kind: 'date', required: true },
    { title: 'Site', kind: 'picture', required: false },
    { title: 'Identity card', kind: 'identity', required: false },
  ]);
  const values = [['900 mm'], ['2026-12-01'], ['/a.png', '/b.png'], ['']];
  const customAnswers = customForm.map((field, index) => ({ ...field, values: values[index] ?? [] }));
  const { api, seen } = capturedApi('order_create.custom_form');
  await createOrder(api, 'k', { addressId: '1', method: 'balance', message: '', customForm: customAnswers });
  expect(seen[0]?.body).toMatchObject({
    custom_form: [
      { title: 'Length', label: 'text', value: '900 mm', status: true },
      { title: 'Delivery day', label: 'data', value: '2026-12-01', status: true },
      { title: 'Site', label: 'img', value: ['/a.png', '/b.png'], status: false },
      { title: 'Identity card', label: 'id', value: '', status: false },
    ],
  });
});

test('[R6.1] an order contains what the buyer filled in', async () => {
  const { customAnswers } = await getOrder(capturedApi('order_detail.custom_form').api, 'cp1');
  expect(customAnswers).toEqual([
    { title: 'Length', kind: 'text', required: true, values: ['900 mm'] },
    { title: 'Delivery day', kind: 'date', required: true, values: ['2026-12-01'] },
    { title: 'Site', kind: 'picture', required: false, values: ['https://shop.example/uploads/attach/a.png'] },
  ]);
});

test('[R2.5] a product with a custom form, and a presale, are bought without the cart', async () => {
  for (const name of ['product_detail.custom_form', 'product_detail.presale'])
    expect((await getProduct(capturedApi(name).api, '9')).buyNowOnly, name).toBe(true);
});

test('[R2.7] virtual products need no address, and their order has none', async () => {
  const { isVirtual, customForm } = await confirmOrder(capturedApi('order_confirm.virtual').api, { lineIds: ['1'] });
  expect([isVirtual, customForm]).toEqual([true, []]);
  expect(
    await createOrder(capturedApi('order_create.virtual').api, 'k', { addressId: '', method: 'balance', message: '' }),
  ).toMatch(/^cp/);
  expect(await getOrder(capturedApi('order_detail.virtual').api, 'cp1')).toMatchObject({
    phone: '',
    state: 'to-receive',
  });
});

test.each([
  [{ custom_form: [{ title: 'Phone', label: 'phone', value: '', status: '1' }] }, { required: true }],
  [{ custom_form: [{ title: 'Phone', label: 'phone', value: '', status: true }] }, { required: true }],
  [{ custom_form: [{ title: 'Phone', label: 'phone', value: '', status: '0' }] }, { required: false }],
])('[R2.7] the state of a field is read as number, text and flag: %j', async (data, expected) => {
  expect((await checkout(data)).customForm).toMatchObject([expected]);
});
