import type { Api } from '@rider/api';
import { getProduct, getProducts } from '@rider/api/catalogue';
import { getArticle, getSitePage } from '@rider/api/content';
import { createPreview, getOperatorLog, saveBanner, getOperatorBanners } from '@rider/api/operator';
import { getBanners } from '@rider/api/site';
import { createApi } from '@rider/api/transport';
import { PREVIEW_HEADER, PREVIEW_MS, type PreviewedDraft } from '@rider/model/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorApi } from '../testing/refund/refund-calls.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const DAY = 86_400_000;

describe.each(DATABASES)('[B15] previews on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: Api;
  let productId: string;
  let articleId: string;
  const visitor = () => createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' });
  const tokenOf = async (draft: PreviewedDraft | null, days = 0) => {
    const day = new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);
    const { path } = await createPreview(maya, { draft, at: days === 0 ? null : { day, time: '12:00' } });
    return new URL(path, 'http://shop.test').searchParams.get('token') ?? '';
  };
  const call = (token: string, path: string, init: RequestInit = {}) =>
    shop.fetch(`http://shop.test/api${path}`, {
      ...init,
      headers: { [PREVIEW_HEADER]: token, 'Content-Language': 'en-US', ...init.headers },
    });
  /** A client of the preview of a token. */
  const within = (token: string) =>
    createApi({
      fetch: (input, init) => {
        const headers = new Headers(init.headers);
        headers.set(PREVIEW_HEADER, token);
        return shop.fetch(input, { ...init, headers });
      },
      baseUrl: 'http://shop.test/api',
      locale: 'en-US',
    });

  beforeAll(async () => {
    shop = await openShop({ demo: true });
  });
  beforeEach(async () => {
    maya = await operatorApi(shop);
    const { database } = shop;
    const product = await database.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
    const article = await database.selectFrom('news').select('id').orderBy('id').executeTakeFirstOrThrow();
    productId = String(product.id);
    articleId = String(article.id);
    await database.updateTable('product').set({ state: 'draft' }).where('id', '=', product.id).execute();
    await database.updateTable('news').set({ published_at: null }).where('id', '=', article.id).execute();
  });
  afterAll(() => shop.close());

  test('a draft product shows in its preview alone, before, during and after it', async () => {
    const token = await tokenOf({ kind: 'product', id: productId });
    for (const _ of [1, 2]) {
      await expect(getProduct(visitor(), productId)).rejects.toMatchObject({ kind: 'rejected' });
      const [shown, hidden] = await Promise.allSettled([
        getProduct(within(token), productId),
        getProduct(visitor(), productId),
      ]);
      expect([shown.status, hidden.status]).toEqual(['fulfilled', 'rejected']);
    }
    // Its lists have the draft too; those of visitors, which are cached, do not.
    const total = async (api: Api) => (await getProducts(api, { page: 1 })).total;
    expect(await total(within(token))).toBe((await total(visitor())) + 1);
    const row = shop.database.selectFrom('product').select('state').where('id', '=', Number(productId));
    expect(await row.executeTakeFirst()).toEqual({ state: 'draft' });
  });

  test('a draft article and a text of the company as typed show in their previews alone', async () => {
    const article = await tokenOf({ kind: 'news', id: articleId });
    expect(await getArticle(within(article), articleId)).toMatchObject({ id: articleId });
    await expect(getArticle(visitor(), articleId)).rejects.toMatchObject({ kind: 'rejected' });
    const both = (text: string) => ({ 'en-US': text, 'zh-CN': text });
    const content = both('<p>New terms<script>alert(1)</script></p>');
    const page = await tokenOf({ kind: 'page', name: 'terms', title: both('Terms'), content });
    const before = await getSitePage(visitor(), 'terms');
    expect(await getSitePage(within(page), 'terms')).toEqual({ title: 'Terms', html: '<p>New terms</p>' });
    expect(await getSitePage(visitor(), 'terms')).toEqual(before);
    // A token shows its own draft, and no other one.
    await expect(getArticle(within(page), articleId)).rejects.toMatchObject({ kind: 'rejected' });
    await expect(getProduct(within(article), productId)).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('the shop shows at another time with the banners of that time', async () => {
    const { items } = await getOperatorBanners(maya, {});
    const [banner] = items;
    if (banner === undefined) throw new Error('no banners');
    const from = { day: new Date(shop.clock.now + 10 * DAY).toISOString().slice(0, 10), time: '00:00' };
    await saveBanner(maya, banner, { ...banner, from, until: null });
    const isShown = async (api: Api) => (await getBanners(api)).some(({ id }) => id === banner.id);
    expect(await isShown(within(await tokenOf(null, 20)))).toBe(true);
    expect(await isShown(visitor())).toBe(false);
    expect(await isShown(within(await tokenOf(null, 5)))).toBe(false);
    expect(await isShown(within(await tokenOf({ kind: 'banner', id: banner.id })))).toBe(true);
    expect(await isShown(visitor())).toBe(false);
  });

  test('a token opens public reads only: no session, no write, no call of operators', async () => {
    const token = await tokenOf({ kind: 'product', id: productId });
    const signedIn = await shop.signIn('luisglass');
    const headers = { 'Authori-zation': `Bearer ${signedIn}` };
    for (const path of ['/user', '/cart/list', '/order/list', '/operator/products', `/operator/products/${productId}`])
      expect((await call(token, path, { headers })).status, path).toBe(404);
    for (const path of ['/cart/add', '/order/create', '/operator/previews', '/product/detail/1', '/login'])
      expect((await call(token, path, { method: 'POST', headers, body: '{}' })).status, path).toBe(404);
    const answer = await call(token, `/product/detail/${productId}`, { headers });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('a token ends after an hour and with the operator, and only those who may edit a draft get one', async () => {
    const token = await tokenOf({ kind: 'product', id: productId });
    expect((await call(token, '/preview')).status).toBe(200);
    expect((await call(`${token}x`, '/preview')).status).toBe(404);
    const agents = shop.database.updateTable('agent').where('account', '=', 'maya');
    await agents.set({ active: false }).execute();
    expect((await call(token, `/product/detail/${productId}`)).status).toBe(404);
    await agents.set({ active: true, staff_role: 'warehouse' }).execute();
    expect((await call(token, `/product/detail/${productId}`)).status).toBe(404);
    await agents.set({ staff_role: 'owner' }).execute();
    expect((await call(token, '/preview')).status).toBe(200);
    shop.clock.now += PREVIEW_MS;
    expect((await call(token, `/product/detail/${productId}`)).status).toBe(404);
    await agents.set({ staff_role: 'warehouse' }).execute();
    maya = await operatorApi(shop);
    await expect(tokenOf({ kind: 'product', id: productId })).rejects.toMatchObject({ kind: 'rejected' });
    await agents.set({ staff_role: 'owner' }).execute();
    maya = await operatorApi(shop);
    const { items } = await getOperatorLog(maya, { state: 'preview.create' });
    expect(items[0]).toMatchObject({ subject: `product ${productId}` });
    await expect(tokenOf({ kind: 'product', id: '999999' })).rejects.toMatchObject({ kind: 'rejected' });
    const texts = { 'en-US': 'Terms', 'zh-CN': '条款' };
    const page = { kind: 'page', name: 'constructor', title: texts, content: texts } as const;
    await expect(tokenOf(page)).rejects.toMatchObject({ kind: 'rejected' });
  });
});
