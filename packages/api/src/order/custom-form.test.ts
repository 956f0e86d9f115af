import { expect, test } from 'vitest';
import confirmed from '../../fixtures/order_confirm.json' with { type: 'json' };
import order from '../../fixtures/order_detail.paid.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { confirmOrder, createOrder, getOrder } from './index.ts';

/** The fields of a product, in the shape that CRMEB's desk stores. */
const CUSTOM_FORM = [
  { title: '安装日期', label: 'data', value: '', status: true },
  { title: '现场照片', label: 'img', value: '', status: false },
  { title: '身份证号', label: 'id', value: '', status: '1' },
];

/** A CRMEB whose checkout has these data, and the bodies that it received. */
function crmeb(checkout: object) {
  const bodies: Record<string, unknown>[] = [];
  const fetch = (address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    const placed = { status: 'SUCCESS', result: { orderId: 'cp1', key: 'k' } };
    const data = address.includes('create') ? placed : { ...confirmed.response.data, ...checkout };
    return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
  };
  return { api: createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }), bodies };
}

test('[R2.7] the custom form of the products is read, and its answers are sent as CRMEB stores them', async () => {
  const { api, bodies } = crmeb({ custom_form: CUSTOM_FORM });
  const { customForm, isVirtual } = await confirmOrder(api, { lineIds: ['1'] });
  expect(isVirtual).toBe(false);
  expect(customForm).toEqual([
    { title: '安装日期', kind: 'date', required: true },
    { title: '现场照片', kind: 'picture', required: false },
    { title: '身份证号', kind: 'identity', required: true },
  ]);
  const values = [['2026-12-01'], ['/a.png', '/b.png'], ['110101199003070011']];
  const answers = customForm.map((field, index) => ({ ...field, values: values[index] ?? [] }));
  await createOrder(api, 'k', { addressId: '1', method: 'balance', message: '', customForm: answers });
  expect(bodies[1]?.['custom_form']).toEqual([
    { title: '安装日期', label: 'data', value: '2026-12-01', status: true },
    { title: '现场照片', label: 'img', value: ['/a.png', '/b.png'], status: false },
    { title: '身份证号', label: 'id', value: '110101199003070011', status: true },
  ]);
});

test('[R6.1] an order contains what the buyer filled in', async () => {
  const custom_form = [
    { title: '安装日期', label: 'data', value: '2026-12-01', status: true },
    { title: '现场照片', label: 'img', value: ['/a.png'], status: '0' },
    { title: '备注', label: 'text', value: '', status: false },
  ];
  const data = { ...order.response.data, custom_form };
  const fetch = () => Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
  const { customAnswers } = await getOrder(
    createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }),
    'cp1',
  );
  expect(customAnswers).toEqual([
    { title: '安装日期', kind: 'date', required: true, values: ['2026-12-01'] },
    { title: '现场照片', kind: 'picture', required: false, values: ['/a.png'] },
  ]);
});

test.each([[1], ['1'], [true]])('[R2.7] products of virtual type %j need no address', async (virtual_type) => {
  const { isVirtual, customForm } = await confirmOrder(crmeb({ virtual_type }).api, { lineIds: ['1'] });
  expect([isVirtual, customForm]).toEqual([true, []]);
});
