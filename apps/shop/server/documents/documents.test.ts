import { SESSION_HEADER } from '@rider/api/gateway';
import type { Api } from '@rider/api/transport';
import { afterEach, describe, expect, test } from 'vitest';
import { rateLimitInMemory } from '../limits/rate-limit.ts';
import { closeShops, gate, shopOf } from '../testing/shop-of-two-screens.ts';

afterEach(closeShops);

test('[R2.12] the icon that browsers request is served in every language, whatever the cookie', async () => {
  const { get, rendered } = await shopOf({});
  for (const path of ['/favicon.ico', '/zh-CN/favicon.ico', '/en-US/favicon.ico']) {
    const answer = await get(path, { headers: { Cookie: 'language=zh-CN' } });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await answer.text()).toContain('<svg');
  }
  expect(rendered).toEqual([]);
});

test('[R4.4] no cache may store a signed-in page, even of a screen that is shared for visitors', async () => {
  const { get } = await shopOf({});
  await get('/list');
  const answer = await get('/list', { headers: { Cookie: 'local1=token' } });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

describe('one buyer’s page', () => {
  /** A shop whose documents show who is signed in, once `open` lets the backend answer. */
  const shopWithNames = (open: Promise<unknown> = Promise.resolve()) =>
    shopOf({
      backend: async ({ headers }) => {
        await open;
        return Response.json({ status: 200, data: { name: headers.get('Authori-zation') ?? 'nobody' } });
      },
      end: async ({ api }) => ` ${((await api.get('whose')).data as { name: string }).name}`,
    });
  const COOKIES = { 'Bearer anna': 'local1=anna', 'Bearer ben': 'local2=ben', 'Bearer cy': 'local3=cy', nobody: '' };
  const PATHS = ['/list', '/list?page=2', '/zh-CN/list', '/own'];

  test.each(PATHS)('[R4.1] [R4.4] is never sent to another visitor, in any order of requests for %s', async (path) => {
    const { get } = await shopWithNames();
    const people = Object.entries(COOKIES);
    for (const [name, Cookie] of [...people, ...people.toReversed()]) {
      const answer = await get(path, { headers: { Cookie } });
      expect((await answer.text()).split(' ').slice(2).join(' ')).toBe(name);
      expect(answer.headers.get('ETag') === null, name).toBe(Cookie !== '' || path === '/own');
    }
  });

  test.each(PATHS)('[R4.1] [R4.4] is never sent to another visitor when all request %s at once', async (path) => {
    const { open, opened } = gate();
    const { get, arrived } = await shopWithNames(opened);
    const answers = Object.values(COOKIES).map((Cookie) => get(path, { headers: { Cookie } }));
    await arrived(answers.length);
    open();
    const texts = (await Promise.all(answers)).map((answer) => answer.text());
    const names = (await Promise.all(texts)).map((text) => text.split(' ').slice(2).join(' '));
    expect(names).toEqual(Object.keys(COOKIES));
  });
});

test('[R4.1] a new token replaces the one in the cookie of its strategy, and is used by the calls after it', async () => {
  const sent: string[] = [];
  const { get } = await shopOf({
    backend: ({ headers }) => {
      sent.push(headers.get('Authori-zation') ?? '');
      return Promise.resolve(Response.json({ status: 200, data: {} }, { headers: { [SESSION_HEADER]: 'new' } }));
    },
    end: async ({ api }) => {
      await api.post('user/password');
      await api.get('userinfo');
      return ' saved';
    },
  });
  const answer = await get('/own', { headers: { Cookie: 'local2=old' } });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('local2='))).toMatch(
    /^local2=new; .*HttpOnly/,
  );
  expect(answer.headers.get(SESSION_HEADER)).toBeNull();
  expect(await answer.text()).toBe('en-US /own saved');
});

test('[R4.1] [R4.4] an answer that pages share is requested without anyone’s session', async () => {
  const whose = { key: ['header'] as const, call: async (api: Api) => (await api.get('whose')).data };
  const { get } = await shopOf({
    backend: ({ headers }) =>
      Promise.resolve(Response.json({ status: 200, data: headers.get('Authori-zation') ?? 'nobody' })),
    end: async ({ callShared }) => ` ${String(await callShared('header', whose))}`,
  });
  const answer = await get('/own', { headers: { Cookie: 'local1=anna' } });
  expect(await answer.text()).toBe('en-US /own nobody');
});

describe('a signed-out page', () => {
  test('[R10.2] is cached by what its screen reads, whatever else the address contains', async () => {
    const { get, rendered } = await shopOf({});
    for (let random = 0; random < 20; random += 1) {
      expect(await (await get(`/list?x=${random}&page=2&utm=${random}`)).text()).toBe('en-US /list?page=2');
    }
    expect(rendered).toEqual(['/list?page=2']);
  });

  test('[R10.2] is not cached if its screen does not declare what it reads', async () => {
    const { get, rendered } = await shopOf({});
    for (const random of [1, 1]) expect(await (await get(`/own?x=${random}`)).text()).toBe('en-US /own?x=1');
    expect(rendered).toHaveLength(2);
  });

  test('[R10.7] is rendered for those who still wait when the first visitor has left', async () => {
    const { open, opened } = gate();
    const requested = gate();
    const { get, arrived, left, rendered } = await shopOf({
      shown: async () => {
        requested.open();
        await opened;
        return null;
      },
    });
    const leaving = new AbortController();
    const first = get('/list', { signal: leaving.signal }).catch((error: unknown) => error);
    await requested.opened;
    const second = get('/list');
    await arrived(2);
    leaving.abort();
    await first;
    await left;
    open();
    expect((await second).status).toBe(200);
    expect(await (await second).text()).toBe('en-US /list');
    expect(rendered).toHaveLength(1);
  });

  test('[R10.7] fails for all who wait for it and is retried by the next request', async () => {
    const { open, opened } = gate();
    const requested = gate();
    let fails = true;
    const { get, rendered, arrived } = await shopOf({
      shown: async () => {
        requested.open();
        await opened;
        if (fails) throw new Response(null, { status: 503 });
        return null;
      },
    });
    const waiting = [get('/list'), get('/list'), get('/list')];
    await requested.opened;
    await arrived(3);
    open();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503]);
    fails = false;
    expect((await get('/list')).status).toBe(200);
    expect(rendered).toHaveLength(2);
  });
});

describe('rendering', () => {
  test('[R10.1] [R10.2] has a bounded queue, which cached pages bypass', async () => {
    const { open, opened } = gate();
    let held = false;
    const { get } = await shopOf({
      shown: async () => {
        if (held) await opened;
        return null;
      },
    });
    await get('/list?page=1');
    held = true;
    const many = Array.from({ length: 100 }, (_, index) => get(`/list?page=${index + 2}`));
    const rejected = await Promise.any(many);
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(rejected.headers.get('Cache-Control')).toBe('no-store');
    expect(await rejected.text()).toContain('The shop is busy');
    const chinese = await get('/zh-CN/own');
    expect(chinese.status).toBe(503);
    expect(await chinese.text()).toContain('商城繁忙');
    expect((await get('/list?page=1')).status).toBe(200);
    expect((await get('/health')).status).toBe(200);
    open();
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    held = false;
    expect((await get('/list?page=200')).status).toBe(200);
  });

  test('[R10.1] compresses a shared page faster while others wait', async () => {
    const { open, opened } = gate();
    const end = Array.from({ length: 2_000 }, (_, number) => `<li>Hinge ${number ** 2}</li>`).join('');
    let held = false;
    const { get, arrived } = await shopOf({ shown: async () => (held ? (await opened, null) : null), end });
    const bytesOf = async (page: number) => {
      const answer = await get(`/list?page=${page}`, { headers: { 'Accept-Encoding': 'br' } });
      expect(await answer.text()).toBe(`en-US /list?page=${page}${end}`);
      return Number(answer.headers.get('Content-Length'));
    };
    const alone = await bytesOf(1);
    held = true;
    const together = [2, 3, 4].map(bytesOf);
    await arrived(4);
    open();
    const [first = 0] = await Promise.all(together);
    expect(first).toBeGreaterThan(alone);
    expect(await bytesOf(5)).toBeLessThan(first);
  });

  test('[R10.3] counts against the visitor’s rate limit; cached pages are free', async () => {
    const { get } = await shopOf({ rateLimit: rateLimitInMemory({ points: 8, duration: 60 }) });
    expect((await get('/list')).status).toBe(200);
    expect((await get('/own')).status).toBe(200);
    const rejected = await get('/zh-CN/own');
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('Retry-After')).toBe('60');
    expect(await rejected.text()).toContain('请求过于频繁');
    expect((await get('/list')).status).toBe(200);
    expect((await get('/health')).status).toBe(200);
    const call = await get('/api/cart/list', { headers: { 'Content-Language': 'en-US' } });
    expect(call.status).toBe(429);
    expect(await call.json()).toEqual({ status: 429, msg: 'Too many requests', data: [] });
  });

  test('[R8.6] [R10.1] that fails reveals nothing of the error', async () => {
    const { get } = await shopOf({ backend: () => Promise.reject(new Error('secret place')) });
    const answer = await get('/api/user');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('{"status":500,"msg":"Something went wrong on our side","data":[]}');
  });
});

describe('an address', () => {
  test.each(['/api/%6cogout', '/api/l%6fgin', '/api//logout', '/api%2flogout'])(
    '[R4.1] [R10.6] that is ambiguous is rejected: %s',
    async (path) => {
      const seen: string[] = [];
      const { get } = await shopOf({
        backend: (request) => {
          seen.push(request.url);
          return Promise.resolve(Response.json({ status: 200, data: { token: 'secret' } }));
        },
      });
      for (const site of ['cross-site', 'same-origin']) {
        const headers = { 'Sec-Fetch-Site': site, Cookie: 'local1=token' };
        const answer = await get(path, { headers });
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(await answer.text()).not.toContain('secret');

        expect(answer.status).toBe(400);
      }
    },
  );

  test('[R10.2] that is too long is rejected with a message', async () => {
    const { get } = await shopOf({});
    const answer = await get(`/zh-CN/list?${'facet[a]=x&'.repeat(1000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.text()).toContain('无法识别该网址');
  });
});
