import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answeringApi } from '../testing/recorded-answers.ts';
import { thumbnailOf, uploadPicture } from '../upload/index.ts';
import { ApiError } from '../error/index.ts';
import { createApi, type ApiOptions } from './create-api.ts';

const OK = '{"status":200,"msg":"ok","data":{"a":1}}';

async function headersSent(options: Partial<ApiOptions>): Promise<Headers> {
  let headers = new Headers();
  const fetch = (_input: string, init: RequestInit): Promise<Response> => {
    headers = new Headers(init.headers);
    return Promise.resolve(new Response(OK));
  };
  await createApi({ fetch, baseUrl: '/api', locale: 'zh-CN', ...options }).get('user');
  return headers;
}

/** A server that never answers; its requests can be aborted. */
function silence(_input: string, init: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const { signal } = init;
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

describe('[R8.1] requests', () => {
  it('use the platform’s fetch, called without a receiver', async () => {
    const called: unknown[] = [];
    // A browser's fetch refuses to be called as a method of anything but its window.
    vi.stubGlobal('fetch', function fetch(this: unknown, input: string) {
      called.push(this, input);
      return Promise.resolve(new Response(OK));
    });
    await createApi({ baseUrl: '/api', locale: 'en-US' }).get('user');
    await createApi({ fetch: globalThis.fetch, baseUrl: '/api', locale: 'en-US' }).get('cart/count');
    vi.unstubAllGlobals();
    expect(called).toEqual([undefined, '/api/user', undefined, '/api/cart/count']);
  });

  it('contain token, channel and language', async () => {
    const headers = await headersSent({ token: 'abc' });
    expect(headers.get('Authori-zation')).toBe('Bearer abc');
    expect(headers.get('Form-type')).toBe('pc');
    expect(headers.get('Content-Language')).toBe('zh-CN');
    expect(headers.get('cb-lang')).toBe('zh-CN');
  });

  it('contain the headers of a call beside those of the client', async () => {
    const sent: Headers[] = [];
    const fetch = (_input: string, init: RequestInit): Promise<Response> => {
      sent.push(new Headers(init.headers));
      return Promise.resolve(new Response(OK));
    };
    const api = createApi({ fetch, baseUrl: '/api', locale: 'en-US', token: 'abc' });
    await api.get('user', {}, { headers: { traceparent: '00-1' } });
    await api.get('user');
    expect(sent.map((headers) => headers.get('traceparent'))).toEqual(['00-1', null]);
    expect(sent[0]?.get('Authori-zation')).toBe('Bearer abc');
  });

  it('contain no token without one', async () => {
    expect((await headersSent({})).has('Authori-zation')).toBe(false);
  });

  it('omit undefined query parameters and encode the body as JSON', async () => {
    const { api, seen } = answeringApi(OK);
    await api.get('pc/get_products', { keyword: 'a&b', sid: undefined, type: 0 });
    await api.post('cart/num', { id: '2647020713399549952', number: 2 });
    expect(seen[0]?.query.toString()).toBe('keyword=a%26b&type=0');
    expect(seen[1]?.body).toEqual({ id: '2647020713399549952', number: 2 });
  });
});

describe('[R5.4] uploads', () => {
  it('are sent as a form with the field `filename`', async () => {
    const sent: RequestInit[] = [];
    const fetch = (_input: string, init: RequestInit): Promise<Response> => {
      sent.push(init);
      return Promise.resolve(new Response('{"status":200,"msg":"ok","data":{"name":"a.png","url":"/uploads/a.png"}}'));
    };
    const api = createApi({ fetch, baseUrl: '/api', locale: 'en-US', token: 'abc' });
    expect(await uploadPicture(api, new File(['x'], 'a.png'))).toEqual({ url: '/uploads/a.png' });
    const [init] = sent;
    const headers = new Headers(init?.headers);
    expect(headers.has('Content-Type')).toBe(false);
    expect(headers.get('Authori-zation')).toBe('Bearer abc');
    const form = init?.body as FormData;
    expect(form.get('filename')).toBe('file');
    expect(form.get('file')).toMatchObject({ name: 'a.png' });
  });

  it('have small versions only if they are the shop’s own', () => {
    expect(thumbnailOf('/uploads/a.png')).toBe('/uploads/small/a.png');
    expect(thumbnailOf('/uploads/small/a.png')).toBe('/uploads/small/a.png');
    expect(thumbnailOf('https://cdn.example/uploads/a.png')).toBe('https://cdn.example/uploads/a.png');
  });
});

describe('[R8.2] answers', () => {
  it('status 200 gives the body', async () => {
    await expect(answeringApi(OK).api.get('x')).resolves.toEqual({ data: { a: 1 }, message: 'ok', requestId: '' });
  });

  it.each([110002, 110003, 110004])('%i is a session error', async (status) => {
    const { api } = answeringApi(JSON.stringify({ status, msg: 'Please log in' }));
    const expected = { kind: 'session', status: 200, code: String(status), message: 'Please log in' };
    await expect(api.get('user')).rejects.toMatchObject(expected);
  });

  it('another status is an error with message, code and field errors', async () => {
    const rejection = { status: 400, code: '410158', msg: 'no', data: { errors: { phone: 'wrong phone' } } };
    await expect(answeringApi(JSON.stringify(rejection)).api.post('x')).rejects.toMatchObject({
      kind: 'rejected',
      message: 'no',
      code: '410158',
      fieldErrors: { phone: 'wrong phone' },
    });
  });

  it('of a busy server name the request and when to repeat it', async () => {
    const headers = { 'X-Request-Id': '7f3e', 'Retry-After': '30' };
    const fetch = () => Promise.resolve(new Response('', { status: 429, headers }));
    const call = createApi({ fetch, baseUrl: '/api', locale: 'en-US' }).get('x');
    await expect(call).rejects.toMatchObject({ kind: 'transport', status: 429, requestId: '7f3e', retryAfter: '30' });
  });

  it.each([
    ['an empty HTTP 404', '', 404, 'transport'],
    ['an HTTP 500 page', '<h1>Error</h1>', 500, 'transport'],
    ['HTML with HTTP 200', '<!doctype html><title>hi</title>', 200, 'malformed'],
    ['nothing', '', 200, 'malformed'],
    ['JSON without status', '{"data":1}', 200, 'malformed'],
    ['a bare null', 'null', 200, 'malformed'],
  ])('%s is an ApiError', async (_name, body, http, kind) => {
    await expect(answeringApi(body, http).api.get('x')).rejects.toMatchObject({ name: 'ApiError', kind });
  });

  it('any text throws nothing but ApiError', async () => {
    const envelope = fc.record({
      status: fc.jsonValue(),
      msg: fc.jsonValue(),
      code: fc.jsonValue(),
      data: fc.jsonValue(),
    });
    const hostile = fc.constant({
      status: { toString: 1 },
      code: { valueOf: 1 },
      data: { errors: { a: { toString: 1 } } },
    });
    const body = fc.oneof(
      fc.string(),
      fc.oneof(envelope, hostile).map((value) => JSON.stringify(value)),
    );
    const property = fc.asyncProperty(body, async (text) => {
      const outcome = await answeringApi(text)
        .api.get('x')
        .catch((error: unknown) => error);
      return !(outcome instanceof Error) || outcome instanceof ApiError;
    });
    expect(await fc.check(property)).toMatchObject({ failed: false });
  });
});

describe('[R8.2] no answer', () => {
  it('a failing network is a transport error with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const api = createApi({ fetch: () => Promise.reject(cause), baseUrl: '/api', locale: 'en-US' });
    await expect(api.get('x')).rejects.toMatchObject({ kind: 'transport', status: 0, cause });
  });

  it('clears the timer after an answer', async () => {
    vi.useFakeTimers();
    try {
      await createApi({ fetch: () => Promise.resolve(new Response(OK)), baseUrl: '/api', locale: 'en-US' }).get('x');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
  it('a deadline beyond the range of timers does not end at once', async () => {
    vi.useFakeTimers();
    try {
      const failed = vi.fn();
      createApi({ fetch: silence, baseUrl: '/api', locale: 'en-US', timeoutMs: Infinity }).get('x').catch(failed);
      await vi.advanceTimersByTimeAsync(1000);
      expect(failed).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
  it('silence is a timeout', async () => {
    const api = createApi({ fetch: silence, baseUrl: '/api', locale: 'en-US', timeoutMs: 5 });
    await expect(api.get('x')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('a caller that gives up gets `aborted`, whatever its reason', async () => {
    for (const reason of [undefined, new Error('left the page'), 'left']) {
      const signal = AbortSignal.abort(reason);
      const api = createApi({ fetch: silence, baseUrl: '/api', locale: 'en-US', signal });
      await expect(api.get('x')).rejects.toMatchObject({ kind: 'aborted', status: 0 });
    }
  });
});
