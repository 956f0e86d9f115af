import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

/** All GET calls except `/logout`. Registering uses no service. */
const READS = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/logout'))
  .map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?\??/g, '1001'));

describe.each(MAIN_DATABASE)('answers on $name', ({ openShop }) => {
  let shop: Shop;
  const tokens: (string | null)[] = [null];
  beforeAll(async () => {
    shop = await openShop();
    for (const account of ['luisglass', 'priyaglass']) tokens.push(await shop.signIn(account));
    await shop.call('/collect/add', { token: tokens[1] ?? '', body: { id: 1001, category: 'product' } });
  });
  afterAll(() => shop.close());

  test('[R4.1] that shared caches may store are the same for everybody', async () => {
    const shared: string[] = [];
    for (const path of new Set(READS)) {
      const answers = await Promise.all(
        tokens.map(async (token, requester) => {
          const headers = new Headers(token === null ? {} : { 'Authori-zation': `Bearer ${token}` });
          // Each has a unique query string, so that none is cached.
          const answer = await shop.backend.fetch(
            new Request(`http://shop.test${path}?requester=${requester}`, { headers }),
          );
          return { isPublic: /public/.test(answer.headers.get('Cache-Control') ?? ''), text: await answer.text() };
        }),
      );
      if (!answers.some(({ isPublic }) => isPublic)) continue;
      shared.push(path);
      expect(new Set(answers.map(({ text }) => text)).size, path).toBe(1);
    }
    expect(shared).toContain('/api/product/detail/1001');
    expect(shared.length).toBeGreaterThan(10);
  });
});
