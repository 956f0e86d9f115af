import { createApi } from '@rider/api/transport';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import { loader as loadInvoices } from '../routes/user/invoices/invoices-file.ts';
import { loader as loadOrders } from '../routes/user/orders-file.ts';

const CAPABILITIES = { status: 200, msg: 'ok', data: { accounts: true, exports: true, shoppingLists: true } };

/** Calls a loader with a backend that answers `answer`; returns the response with the paths of the calls. */
async function load(loader: typeof loadOrders, path: string, answer: object, signedIn = true) {
  const calls: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    token: 'x',
    fetch: (input) => {
      if (input.endsWith('/capabilities')) return Promise.resolve(Response.json(CAPABILITIES));
      calls.push(String(input).replace('http://shop.test/api/', ''));
      return Promise.resolve(Response.json(answer));
    },
  });
  const context = new RouterContextProvider();
  context.set(requestScope, {
    api,
    locale: 'en-US',
    origin: 'http://shop.test',
    signedIn,
    answers: [],
    running: new Map(),
    callShared: () => null,
  } as unknown as RequestScope);
  const request = new Request(`http://shop.test${path}`);
  const call = async () => loader({ request, context } as unknown as LoaderFunctionArgs);
  return { response: await call().catch((thrown: unknown) => thrown as Response), calls };
}

const FILE = { name: 'lines.csv', type: 'text/csv; charset=utf-8', content: btoa('SKU') };
const TOO_MANY = { status: 400, code: '910039', msg: 'Please choose fewer days.' };

test('[B12] the orders that the list shows are a file', async () => {
  const path = '/user/orders_file?state=done&search=hinge&from=2026-11-01&rows=lines&format=csv';
  const { response, calls } = await load(loadOrders, path, { status: 200, msg: 'ok', data: FILE });
  expect(calls).toEqual(['order_export?search=hinge&start=2026-11-01&type=4&rows=lines&format=csv']);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="lines.csv"');
  expect(await response.text()).toBe('SKU');
});

test('[B12] a file that is too long leads back to the list, with its filters', async () => {
  const path = '/user/invoices_file?from=2026-11-01&until=wrong&format=xlsx';
  const { response, calls } = await load(loadInvoices, path, TOO_MANY);
  expect(calls).toEqual(['invoice_export?start=2026-11-01&format=xlsx']);
  expect(response.headers.get('Location')).toMatch(/^\/user\/invoices\?from=2026-11-01&.*too_long=1$/);
});

test('[B12] [R1.6] a file needs a session', async () => {
  const { response, calls } = await load(loadOrders, '/user/orders_file', {}, false);
  expect([response.status, calls]).toEqual([302, []]);
});
