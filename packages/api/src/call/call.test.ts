import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApi, type Api } from '../transport/index.ts';
import { isTransient, retryAfterOf, withHooks, withOptions, withRetries, type CallResponse } from './index.ts';

const ANSWER = { data: { a: 1 }, message: 'ok' };
const BUSY = new ApiError('transport', 'user answered HTTP 503', { status: 503 });

/** A client whose reading calls fail by these errors, one after the other, and succeed then. */
function failing(...errors: readonly Error[]) {
  const get = vi.fn<Api['get']>().mockResolvedValue(ANSWER);
  for (const error of errors) get.mockRejectedValueOnce(error);
  const post = vi.fn<Api['post']>().mockRejectedValue(BUSY);
  return { get, post };
}

/** A network that ends a call only by its signal. */
function silence(_input: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('[R8.2] a call’s own options', () => {
  it('end it at its own deadline, whatever the client’s', async () => {
    const api = createApi({ fetch: silence, baseUrl: '/api', locale: 'en-US' });
    await expect(withOptions(api, { timeoutMs: 5 }).get('user')).rejects.toMatchObject({ kind: 'timeout' });
    await expect(withOptions(api, { timeoutMs: 5 }).post('cart/add')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('end it by its own signal without ending other calls of the client', async () => {
    const controller = new AbortController();
    const ends: AbortSignal[] = [];
    const api = createApi({
      baseUrl: '/api',
      locale: 'en-US',
      fetch: (input, init) => {
        if (init.signal) ends.push(init.signal);
        return silence(input, init);
      },
    });
    const ended = withOptions(api, { signal: controller.signal }).get('user');
    void api.get('cart').catch(() => undefined);
    controller.abort();
    await expect(ended).rejects.toMatchObject({ kind: 'aborted', cause: { name: 'AbortError' } });
    expect(ends.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('combine: the inner deadline, and either signal', async () => {
    const api = failing();
    const [outer, inner] = [new AbortController(), new AbortController()];
    const first = withOptions(api, { timeoutMs: 1, signal: outer.signal });
    await withOptions(first, { timeoutMs: 2, signal: inner.signal }).get('user', { a: 1 });
    const [path, query, options] = api.get.mock.calls[0] ?? [];
    expect([path, query, options?.timeoutMs, options?.signal?.aborted]).toEqual(['user', { a: 1 }, 2, false]);
    outer.abort();
    expect(options?.signal?.aborted).toBe(true);
  });
});

describe('[R8.2] hooks', () => {
  it('see each attempt, and add headers', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const statuses = [503, 200];
    const sent: (string | null)[] = [];
    const fetch = (_input: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('traceparent'));
      const headers = { 'X-Request-Id': `r${sent.length}` };
      return Promise.resolve(new Response('{"status":200}', { status: statuses.shift() ?? 0, headers }));
    };
    const seen: CallResponse[] = [];
    const client = createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
    const onRequest = () => Promise.resolve({ traceparent: `00-${sent.length}` });
    const api = withRetries(withHooks(client, { onRequest, onResponse: (response) => seen.push(response) }));
    await api.get('user', { a: 1 });
    vi.restoreAllMocks();
    expect(sent).toEqual(['00-0', '00-1']);
    expect(seen).toMatchObject([
      { method: 'GET', path: 'user', status: 503, requestId: 'r1', error: { kind: 'transport' } },
      { method: 'GET', path: 'user', status: 200, requestId: 'r2', error: null },
    ]);
  });

  it('reject the call by what they throw', async () => {
    const api = failing();
    const stop = () => Promise.reject(new Error('stopped'));
    await expect(withHooks(api, { onRequest: stop }).get('user')).rejects.toThrow('stopped');
    expect(api.get).not.toHaveBeenCalled();
  });
});

describe('[R8.2] repeated calls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it('are retried at growing intervals until one is answered', async () => {
    const api = failing(BUSY, new ApiError('timeout', 'user was not answered'));
    const answer = withRetries(api).get('user');
    await vi.advanceTimersByTimeAsync(299);
    expect(api.get).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.get).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(api.get).toHaveBeenCalledTimes(3);
    await expect(answer).resolves.toBe(ANSWER);
  });

  it('end with the last error', async () => {
    const api = failing(BUSY, BUSY, BUSY);
    const call = withRetries(api, { attempts: 2, waitMs: 10 }).get('user');
    await Promise.all([expect(call).rejects.toBe(BUSY), vi.advanceTimersByTimeAsync(10_000)]);
    expect(api.get).toHaveBeenCalledTimes(2);
  });

  it('wait as long as the server asks, and give up where that is too long', async () => {
    const limited = (retryAfter: string) => new ApiError('transport', '', { status: 429, retryAfter });
    const api = failing(limited('5'));
    const answer = withRetries(api).get('user');
    await vi.advanceTimersByTimeAsync(5299);
    expect(api.get).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe(ANSWER);
    const long = failing(limited('31'));
    await expect(withRetries(long).get('user')).rejects.toMatchObject({ retryAfter: '31' });
    expect(long.get).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['30', 30_000],
    ['0', 0],
    ['Sat, 28 Nov 2026 12:00:05 GMT', 5000],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('read a Retry-After of %j as %j ms', (retryAfter, milliseconds) => {
    vi.setSystemTime(Date.UTC(2026, 10, 28, 12));
    expect(retryAfterOf(new ApiError('transport', '', { status: 503, retryAfter }))).toBe(milliseconds);
  });

  it('never repeat a POST', async () => {
    const api = failing();
    await expect(withRetries(api).post('order/create/1')).rejects.toBe(BUSY);
    expect(api.post).toHaveBeenCalledTimes(1);
  });

  it('end when their caller aborts', async () => {
    const controller = new AbortController();
    const given = new ApiError('aborted', 'user was not answered');
    const api = failing(BUSY, given);
    const call = withRetries(api).get('user', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 1);
    await Promise.all([expect(call).rejects.toBe(given), vi.advanceTimersByTimeAsync(1)]);
    expect(api.get).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a timeout', new ApiError('timeout', ''), true],
    ['a caller that gave up', new ApiError('aborted', ''), false],
    ['no network', new ApiError('transport', '', { cause: new TypeError('fetch failed') }), true],
    ['a busy server', BUSY, true],
    ['too many calls', new ApiError('transport', '', { status: 429 }), true],
    ['a failed server', new ApiError('transport', '', { status: 500 }), false],
    ['a call that is not there', new ApiError('transport', '', { status: 404 }), false],
    ['a rejection', new ApiError('rejected', '', { status: 200, code: '400' }), false],
    ['an ended session', new ApiError('session', '', { status: 200, code: '110002' }), false],
    ['an answer that cannot be read', new ApiError('malformed', ''), false],
    ['an error of one’s own', new TypeError('x is not a function'), false],
  ])('%s may pass: %s', (_name, error, passing) => {
    expect(isTransient(error)).toBe(passing);
  });
});
