import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake backend whose answers the test sets. */
class OtherBackend {
  answer: Answer = (_request, response) => void response.end();
  readonly seen: IncomingMessage[] = [];
  readonly #server: Server = createServer((request, response) => {
    this.seen.push(request);
    this.answer(request, response);
  });

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

/** Forwards calls to a real shop's `/api`. */
function forwardTo(origin: string): Answer {
  return (request, response) => {
    const headers = { 'content-language': String(request.headers['content-language'] ?? 'en-US') };
    void fetch(origin + String(request.url), { headers }).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
  };
}

const UNAVAILABLE = 'We’ll be right back';

test('[R8.1] [R8.6] another backend receives the calls, the shop starts no database, and answers 503 until the backend is back', async ({
  browser,
  request,
  shop,
  startShop,
  complaints,
}) => {
  complaints.expect(/503/);
  const backend = new OtherBackend();
  const origin = await backend.listen();
  const ours = await startShop({ API_ORIGIN: origin, DATA_DIR: '/nonexistent/never-made' });
  expect(existsSync('/nonexistent')).toBe(false);
  const faults: Record<string, Answer> = {
    'HTML instead of JSON': (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>secret-proxy-page</h1>'),
    garbage: (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":200,"data":{"list":7'),
    'an error of its own': (_request, response) => response.writeHead(500).end('secret-stack'),
    'a cut connection': (_request, response) => response.destroy(),
  };
  const page = await (await browser.newContext({ baseURL: ours.origin })).newPage();
  for (const [fault, answer] of Object.entries(faults)) {
    backend.answer = answer;
    const response = await page.goto('/goods_list');
    expect(response?.status(), fault).toBe(503);
    expect(response?.headers()['retry-after'], fault).toBeDefined();
    await expect(page.getByText(UNAVAILABLE).first()).toBeVisible();
    expect(await page.content(), fault).not.toContain('secret');
  }
  backend.answer = forwardTo(shop.origin);
  // The page polls for the backend.
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible({ timeout: 20_000 });
  expect(backend.seen.every(({ headers }) => headers['form-type'] === 'pc')).toBe(true);
  await page.context().close();
  await backend.close();
  const chinese = await request.get(`${ours.origin}/zh-CN/goods_detail/1001`);
  expect(chinese.status()).toBe(503);
  expect(await chinese.text()).toContain('服务暂时不可用');
});

test('[R8.3] a lost chunk reloads the page once, not again within the minute', async ({ page, complaints }) => {
  complaints.expect(/Failed to (load|fetch)|route module|dynamically imported|404|page error/);
  await page.goto('/');
  let lost = 0;
  const chunk = await page.evaluate(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
      .__reactRouterManifest;
    return routes['routes/goods-detail/route']?.module;
  });
  await page.route(`**${String(chunk)}`, (route) => {
    lost++;
    return route.fulfill({ status: 404, body: '' });
  });
  // A failed prefetch does not reload.
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(lost).toBeGreaterThan(0);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  const link = page.locator('#content').locator('a[href^="/goods_detail/"]').first();
  const reloaded = page.waitForEvent('load');
  await link.click();
  await reloaded;
  expect(documents).toBe(1);
  lost = 0;
  await page.goto('/');
  documents = 0;
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  expect(documents).toBe(0);
});

test.describe('public pages', () => {
  test('[R2.14] [R4.1] answer 304 to the next request; a buyer’s are never cached', async ({ request, context }) => {
    const paths = ['/', '/goods_cate', '/goods_list', '/goods_search?title=hinge', '/goods_detail/1001'];
    for (const path of paths) {
      const first = await request.get(path);
      const again = await request.get(path, { headers: { 'If-None-Match': String(first.headers().etag) } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).byteLength, path).toBe(0);
      const head = again.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
      expect(head, path).toBeLessThan(512);
    }
    await signIn(context, 'graceglass');
    for (const path of [...paths, '/user?type=0']) {
      const response = await context.request.get(path);
      expect(response.headers()['cache-control'], path).toBe('private, no-store');
    }
  });

  test('[R2.14] robots.txt and sitemap.xml list the public pages', async ({ request, shop }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
    expect(robots).toContain('Disallow: /shoppingCart');
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.headers()['content-type']).toContain('xml');
    const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      String(address),
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses).toContain(`${shop.origin}/zh-CN/goods_detail/1001`);
    for (const address of [addresses[0], addresses.at(-1)]) {
      expect((await request.get(String(address).replaceAll('&#38;', '&'))).status()).toBe(200);
    }
  });

  test('[R8.6] carry the security headers, and a policy without unsafe scripts', async ({ request, context }) => {
    for (const path of ['/', '/login', '/nope', '/api/pc/get_products', '/media/none.svg', '/health']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['referrer-policy'], path).toBe('same-origin');
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
    await signIn(context, 'graceglass');
    for (const path of ['/', '/user?type=0']) {
      const response = await context.request.get(path);
      const policy = String(response.headers()['content-security-policy']);
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
      expect(scripts, path).toMatch(/'(nonce|sha256)-/);
      expect(scripts, path).not.toContain('unsafe');
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("object-src 'none'");
      // Countdowns follow the server's clock.
      expect(response.headers()['server-timing'], path).toMatch(/^clock;desc="\d{13}"$/);
    }
  });
});
