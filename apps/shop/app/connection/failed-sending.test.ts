import { data, RouterContextProvider, type DataStrategyResult } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from './failure.ts';
import { failedSending, preserveTypedForm } from './failed-sending.ts';

beforeEach(() => void vi.stubGlobal('window', { location: { pathname: '/goods_detail/1001' } }));
afterEach(() => void vi.unstubAllGlobals());

/** Sends a form through the middleware and returns the outcome of the action. */
async function send(
  result: DataStrategyResult,
  request = new Request('http://shop.test/shoppingCart', { method: 'POST' }),
) {
  const results = { 'routes/cart': result };
  const args = {
    request,
    url: new URL(request.url),
    params: {},
    pattern: '/shoppingCart',
    context: new RouterContextProvider(),
  };
  await preserveTypedForm(args, () => Promise.resolve(results));
  return results['routes/cart'];
}

const preserved = { type: 'data', result: data(undefined, { status: 503 }) };

test.each([
  ['broken', data(new Unreachable(true))],
  ['slow', data(new DOMException('late', 'TimeoutError'))],
  ['away', data(null, { status: 503 })],
])(
  '[R8.6] a form sent over a connection that is %s leaves the page unchanged and records the reason',
  async (failure, result) => {
    expect(await send({ type: 'error', result })).toEqual(preserved);
    expect(failedSending.snapshot()).toEqual({ failure, paths: ['/goods_detail/1001', '/shoppingCart'] });
    await send({ type: 'data', result: { saved: true } });
    expect(failedSending.snapshot()).toBeNull();
  },
);

test('[R2.13] other failures, answers and reads pass unchanged', async () => {
  const fault = { type: 'error', result: new Error('a fault of ours') } as const;
  expect(await send(fault)).toBe(fault);
  const missing = { type: 'error', result: data(null, { status: 404 }) } as const;
  expect(await send(missing)).toBe(missing);
  const read = { type: 'error', result: data(null, { status: 503 }) } as const;
  expect(await send(read, new Request('http://shop.test/shoppingCart'))).toBe(read);
  expect(failedSending.snapshot()).toBeNull();
});

test('[R8.4] a failure after leaving the page is not shown', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const request = new Request('http://shop.test/login', { method: 'POST', signal: leaving.signal });
  await send({ type: 'error', result: data(new Unreachable(true)) }, request);
  expect(failedSending.snapshot()).toBeNull();
});
