import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeShops, gate, shopOf } from '../testing/shop-of-two-screens.ts';

afterEach(closeShops);

const TOKEN = 'p'.repeat(43);
const AT = Date.parse('2026-12-24T20:00:00Z');
const COOKIE = { Cookie: `local1=session; preview=${TOKEN}` };

/** A shop whose documents show what the backend received: the session, the preview, and the time of the client. */
const shopWithPreview = (ends = () => false) =>
  shopOf({
    backend: async (request) => {
      const preview = request.headers.get('Preview-Token');
      if (new URL(request.url).pathname !== '/api/preview')
        return Response.json({
          status: 200,
          data: { seen: `${preview ?? 'no preview'}, ${request.headers.get('Authori-zation') ?? 'nobody'}` },
        });
      if (preview !== TOKEN || ends()) return new Response(null, { status: 404 });
      return Response.json({ status: 200, data: { draft: null, at: AT, until: AT } });
    },
    end: async ({ api }) =>
      `<body><script>run()</script> ${((await api.get('x')).data as { seen: string }).seen}, ${api.at ?? 'now'}`,
  });

describe('[B15] a preview', () => {
  test('has a bar with its time, no scripts, no session, and is not stored or listed', async () => {
    const { get } = await shopWithPreview();
    const answer = await get('/list', { headers: COOKIE });
    const html = await answer.text();
    expect(html).toContain(`${TOKEN}, nobody, ${AT}`);
    expect(html).not.toContain('run()');
    expect(html).toMatch(
      /<aside id="preview".*Preview · Dec 24, 2026, 12:00:00\sPM PST.*href="\/preview\?to=%2F">Leave/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('ETag')).toBeNull();
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain('; sandbox ');
    expect(policy).not.toContain('allow-scripts');
  });

  test('never enters the cache of pages, and never comes from it', async () => {
    const { get, rendered } = await shopWithPreview();
    const shown = async (headers: Record<string, string>) =>
      (await (await get('/list', { headers })).text()).includes(TOKEN);
    // Twice each, in both orders and at once: a stored page would be sent to the other.
    for (const headers of [COOKIE, {}, COOKIE, {}]) expect(await shown(headers)).toBe('Cookie' in headers);
    expect(await Promise.all([COOKIE, {}, COOKIE, {}].map(shown))).toEqual([true, false, true, false]);
    expect(rendered).toHaveLength(5);
  });

  test('rejects forms, such as those of cart and order', async () => {
    const { get, rendered } = await shopWithPreview();
    const headers = { ...COOKIE, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await get('/own', { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Not possible in a preview');
    expect(rendered).toEqual([]);
  });

  test('opens by its link, which leads to a page of the shop only, and is left by a link', async () => {
    const { get } = await shopWithPreview();
    const open = await get(`/preview?token=${TOKEN}&to=${encodeURIComponent('/list?page=2')}`);
    expect([open.status, open.headers.get('Location')]).toEqual([303, '/list?page=2']);
    expect(open.headers.get('Set-Cookie')).toMatch(
      new RegExp(`^preview=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(open.headers.get('Cache-Control')).toBe('private, no-store');
    const foreign = await get(`/preview?token=${TOKEN}&to=//evil.test`);
    expect(foreign.headers.get('Location')).toBe('/');
    const search = await get(`/preview?token=${TOKEN}&to=${encodeURIComponent('/list?title=铰链')}`);
    expect(search.headers.get('Location')).toBe('/list?title=%E9%93%B0%E9%93%BE');
    const leave = await get('/preview?to=/zh-CN', { headers: COOKIE });
    expect([leave.headers.get('Location'), leave.headers.get('Set-Cookie')?.startsWith('preview=; Max-Age=0')]).toEqual(
      ['/zh-CN', true],
    );
  });

  test('that has ended is the shop as it is, for whom is signed in, and its cookie is removed', async () => {
    const { get } = await shopWithPreview(() => true);
    for (const cookie of [TOKEN, 'x', `${TOKEN}x`]) {
      const answer = await get('/list', { headers: { Cookie: `local1=session; preview=${cookie}` } });
      expect(await answer.text()).toBe('en-US /list<body><script>run()</script> no preview, Bearer session, now');
      expect(answer.headers.getSetCookie().join()).toContain('preview=; Max-Age=0');
    }
  });

  test('is rendered after another one, and delays nobody else', async () => {
    const { open, opened } = gate();
    const { get, rendered } = await shopOf({
      backend: () => Promise.resolve(Response.json({ status: 200, data: { draft: null, at: AT, until: AT } })),
      end: async ({ api }) => {
        if (api.at !== undefined) await opened;
        return '';
      },
    });
    const previews = [1, 2, 3].map(() => get('/list', { headers: COOKIE }));
    await vi.waitFor(() => expect(rendered).toEqual(['/list']));
    const { status } = await get('/own', { headers: { Cookie: 'local1=session' } });
    expect([status, rendered]).toEqual([200, ['/list', '/own']]);
    open();
    const [first] = await Promise.all(previews);
    expect(first?.status).toBe(200);
  });
});
