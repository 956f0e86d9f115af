import { createApi } from '@rider/api/transport';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import { requestScope, type RequestScope } from '../../../data/request-scope.ts';
import { loader } from './balance-file.ts';

vi.mock('virtual:messages/en-US/all', () => import('../../../../messages/en-US.json'));
vi.mock('virtual:messages/zh-CN/all', () => import('../../../../messages/zh-CN.json'));

const ENTRY = { id: 1, type: 'pay_product', title: 'Order', number: '5.00', pm: 0, add_time: '2026-07-01 10:00' };

/** The file from a backend that answers each page of the ledger with these data, the last of them for ever. */
async function fileOf(...pages: unknown[]) {
  const answer = () =>
    Promise.resolve(Response.json({ status: 200, msg: '', data: pages.length > 1 ? pages.shift() : pages[0] }));
  const api = createApi({ baseUrl: 'http://shop.test/api', locale: 'en-US', token: 'x', fetch: answer });
  const context = new RouterContextProvider();
  const formats = { currency: 'CNY', timeZone: 'Asia/Shanghai' };
  context.set(requestScope, {
    api,
    locale: 'en-US',
    formats,
    origin: 'http://shop.test',
    signedIn: true,
  } as RequestScope);
  const request = new Request('http://shop.test/user/balance.csv');
  return loader({ request, context } as unknown as LoaderFunctionArgs);
}

test.each([
  ['no data', [null]],
  ['a text', ['maintenance']],
  [
    'fewer entries than it counts',
    [
      { count: 2, list: [ENTRY] },
      { count: 2, list: [] },
    ],
  ],
])('[R6.6] [R10.7] an answer with %s creates no file', async (_, pages) => {
  await expect(fileOf(...pages)).rejects.toMatchObject({ init: { status: 503 } });
});

test('[R6.6] a ledger without entries is a file without lines', async () => {
  const answer = await fileOf({ count: 0, list: [] });
  expect(answer.status).toBe(200);
  expect((await answer.text()).trim()).toBe('Date,Details,Order,Note,Amount (CNY),Balance (CNY)');
});
