import { createApi } from '@rider/api/transport';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import { loadProvidedPage, openPayment } from './load.ts';

const ORDER = { order_id: '2026', _status: { _type: 0 }, paid: 0, pay_price: '89.00', cartInfo: [] };

/** Arguments of a loader or an action, and the calls that it makes. */
function argsOf() {
  const calls: string[] = [];
  const api = createApi({
    baseUrl: 'https://shop.test/api',
    locale: 'en-US',
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address));
      calls.push(`${init?.method ?? 'GET'} ${pathname}`);
      if (pathname.includes('/detail/')) return Response.json({ status: 200, msg: '', data: ORDER });
      if (!pathname.endsWith('/order/pay'))
        return Response.json({ status: 200, msg: '', data: { status: false, time: 9 } });
      return Response.json({ status: 200, msg: 'Away', data: { status: 'PAY_ERROR', result: {} } });
    },
  });
  const context = new RouterContextProvider();
  context.set(requestScope, { api, signedIn: true, origin: 'https://shop.test', locale: 'en-US' } as RequestScope);
  const request = new Request('https://shop.test/wxPay?orderId=2026');
  return { args: { request, context } as unknown as LoaderFunctionArgs, calls };
}

test('[R2.7] loading or prefetching the page of a payment opens none', async () => {
  const { args, calls } = argsOf();
  expect(await loadProvidedPage(args)).toMatchObject({ order: { number: '2026' } });
  expect(calls.every((call) => call.startsWith('GET '))).toBe(true);
});

test('[R2.7] a POST opens the payment, or shows why it failed', async () => {
  const { args, calls } = argsOf();
  expect(await openPayment('wechat', args)).toEqual({ step: null, rejection: 'Away' });
  expect(calls).toEqual(['POST /api/order/pay']);
});
