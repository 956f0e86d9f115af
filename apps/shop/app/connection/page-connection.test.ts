import { ApiError, createApi } from '@rider/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionFailureOf } from './failure.ts';
import { connectedFetch, connection, loadCode, routerFetch, whenConnected } from './page-connection.ts';
import { sendingProgress } from './sending-progress.ts';

/** What the network does with a request: answer with a status, break off, or stay silent. */
type Fate = number | 'cut' | 'silent';

let fates: Fate[];
let health: Fate;
let sent: string[];

function network(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = String(input);
  if (path !== '/health') sent.push(path);
  const fate = path === '/health' ? health : (fates.shift() ?? 200);
  if (typeof fate === 'number')
    return Promise.resolve(new Response('{"status":200,"msg":"ok","data":[]}', { status: fate }));
  if (fate === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
}

/** Restores the connection and lets all waiting work continue. */
async function regain(): Promise<void> {
  health = 200;
  vi.stubGlobal('navigator', { onLine: true });
  await connection.answering();
  await vi.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { onLine: true });
  fates = [];
  health = 200;
  sent = [];
});

afterEach(async () => {
  await regain();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failureOf = (promise: Promise<unknown>) => promise.then(() => 'none', connectionFailureOf);
const order = () => new URLSearchParams({ key: 'k1', message: 'Ring twice' });

test('[R8.4] an interrupted load of page data is retried once the connection is back', async () => {
  fates = ['cut'];
  health = 'cut';
  const answer = routerFetch('/goods_list.data', {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(1);
  await regain();
  expect((await answer).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test('[R8.4] a form is held back while the connection is lost and sent once it is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const answer = routerFetch('/user/userinfo.data', { method: 'POST', body: new FormData() });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual([]);
  await regain();
  expect((await answer).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test('[R6.10] a form that may have arrived is resent automatically only with an idempotency key', async () => {
  fates = ['cut'];
  expect(await failureOf(routerFetch('/user/userinfo.data', { method: 'POST', body: new FormData() }))).toBe('broken');
  fates = ['cut'];
  expect((await routerFetch('/order_confirm.data', { method: 'POST', body: order() })).status).toBe(200);
  expect(sent).toEqual(['/user/userinfo.data', '/order_confirm.data', '/order_confirm.data']);
});

test('[R8.2] a single failing call is tried twice while the shop answers', async () => {
  fates = ['cut', 'cut', 'cut'];
  expect(await failureOf(routerFetch('/goods_list.data', {}))).toBe('broken');
  expect(sent).toHaveLength(2);
});

test('[R8.2] an unanswered call fails at its deadline and is not retried', async () => {
  fates = ['silent'];
  const failure = failureOf(routerFetch('/goods_list.data', {}));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toBe('slow');
  expect(sent).toHaveLength(1);
});

test('[R8.4] leaving the page ends the wait', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const leaving = new AbortController();
  const answer = routerFetch('/goods_list.data', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

test('[R8.3] code is reloaded once the connection is back; other failures pass unchanged', async () => {
  vi.stubGlobal('document', {});
  health = 'cut';
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch module'))
    .mockResolvedValue('code');
  const code = loadCode(load);
  await vi.advanceTimersByTimeAsync(3_000);
  await regain();
  expect(await code).toBe('code');
  const lost = new TypeError('Failed to fetch module');
  await expect(loadCode(() => Promise.reject(lost))).rejects.toBe(lost);
  const fault = new SyntaxError('unexpected token');
  await expect(loadCode(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('[R8.2] failed calls are classed as unsent, broken, slow or away; an API error is none of them', async () => {
  const api = createApi({ fetch: connectedFetch, baseUrl: '/api', locale: 'en-US' });
  fates = ['cut'];
  expect(await failureOf(api.get('cart'))).toBe('broken');
  fates = [503];
  expect(await failureOf(api.get('cart'))).toBe('away');
  fates = ['silent'];
  const slow = failureOf(
    createApi({ fetch: connectedFetch, baseUrl: '/api', locale: 'en-US', timeoutMs: 60_000 }).get('cart'),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await slow).toBe('slow');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failureOf(api.post('cart/add'))).toBe('unsent');
  expect(connectionFailureOf(new ApiError('rejected', 'sold out', { status: 400 }))).toBeNull();
  expect(connectionFailureOf(new TypeError('x is undefined'))).toBeNull();
});

test('[R8.4] an API error passes at once', async () => {
  const rejection = new ApiError('rejected', 'sold out', { status: 400 });
  await expect(whenConnected(() => Promise.reject(rejection), { repeatable: true })).rejects.toBe(rejection);
});

test('[R5.4] a form with files has no deadline while it makes progress, which the page shows', async () => {
  const uploads: EventTarget[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      status = 200;
      response = new ArrayBuffer(0);
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => '';
      send = () => void uploads.push(this.upload);
      abort = () => this.dispatchEvent(new Event('abort'));
    },
  );
  const form = new FormData();
  form.set('picture', new File(['x'], 'hinge.png'));
  const failure = failureOf(routerFetch('/contact.data', { method: 'POST', body: form }));
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  for (let step = 1; step <= 10; step += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    uploads[0]?.dispatchEvent(Object.assign(new Event('progress'), { loaded: step, total: 20 }));
    expect(sendingProgress.snapshot()).toBe(step / 20);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBe('slow');
  expect(sendingProgress.snapshot()).toBeNull();
  expect(sent).toEqual([]);
});
