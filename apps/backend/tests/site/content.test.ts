import { readFile } from 'node:fs/promises';
import { createApi } from '@rider/api';
import {
  getArticle,
  getNewsCategories,
  getNewsPage,
  getAnnouncement,
  getAnnouncementPage,
  getSitePage,
} from '@rider/api/content';
import { getCompanyInfo, getWechatQrcode } from '@rider/api/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSitePages } from '../../src/site/pages.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('news, announcements and policies on $name', ({ openShop }) => {
  let shop: Shop;
  const api = (locale: 'en-US' | 'zh-CN' = 'en-US') =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale });

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[R2.3] the news of each category add up to all news, newest first, page by page', async () => {
    const all = await getNewsPage(api(), { category: null, page: 1, pageSize: 100 });
    const categories = await getNewsCategories(api());
    expect(categories.length).toBeGreaterThan(1);
    const found = [];
    for (const { id } of categories) {
      const { items, total } = await getNewsPage(api(), { category: id, page: 1, pageSize: 100 });
      expect(total).toBe(items.length);
      found.push(...items.map((item) => item.id));
    }
    expect(found.toSorted()).toEqual(all.items.map(({ id }) => id).toSorted());
    const times = all.items.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const second = await getNewsPage(api(), { category: null, page: 2, pageSize: 2 });
    expect(second).toEqual({ items: all.items.slice(2, 4), total: all.total });
  });

  test('[R2.3] previous and next link all articles and all announcements', async () => {
    const news = (await getNewsPage(api(), { category: null, page: 1, pageSize: 100 })).items;
    const notices = (await getAnnouncementPage(api(), { page: 1, pageSize: 100 })).items;
    const sequences = [
      { read: (id: string) => getArticle(api(), id), ids: news.map(({ id }) => id) },
      { read: (id: string) => getAnnouncement(api(), id), ids: notices.map(({ id }) => id) },
    ];
    for (const { read, ids } of sequences) {
      const visited: string[] = [];
      for (let at = ids[0] ?? null; at !== null;) {
        const { previous, next } = await read(at);
        expect(next?.id ?? null).toBe(visited.at(-1) ?? null);
        visited.push(at);
        at = previous?.id ?? null;
      }
      expect(visited).toEqual(ids);
    }
  });

  test('[R2.3] an article has its text in both languages and its main product first', async () => {
    const english = await getArticle(api(), '1');
    expect(english).toMatchObject({ category: 'Guides', title: expect.stringContaining('Tempered') });
    expect(english.html).toContain('<h3>');
    expect(english.products[0]?.id).toBe('1007');
    expect(english.products.length).toBeGreaterThan(1);
    expect((await getArticle(api('zh-CN'), '1')).title).toContain('钢化');
  });

  test.each(['9999', '0', '-1', 'x', '1%27'])(
    '[R2.3] [R8.6] article, announcement and text %s are not found',
    async (id) => {
      for (const path of [`/pc/get_news_detail/${id}`, `/notice_detail/${id}`, `/get_agreement/${id}`])
        expect((await shop.call(path)).status, path).not.toBe(200);
    },
  );

  test('[R2.2] about us, privacy, terms, shipping and returns exist in both languages', async () => {
    for (const name of ['about', 'privacy', 'terms', 'shipping', 'returns'] as const) {
      const english = await getSitePage(api(), name);
      const chinese = await getSitePage(api('zh-CN'), name);
      expect(english?.html, name).toContain('<p>');
      expect(chinese?.title, name).toMatch(/\p{Script=Han}/u);
      expect(chinese?.html, name).not.toBe(english?.html);
    }
  });

  test('[R2.2] an older database gets these texts once; an operator’s changes stay', async () => {
    const { database } = shop;
    const pages = { about: text('About'), policy: [{ key: 'terms' as const, ...text('Terms') }] };
    const before = await database.selectFrom('site_page').selectAll().execute();
    await addSitePages(database, { readContents: () => ({ pages }), now: 0 });
    expect(await database.selectFrom('site_page').selectAll().execute()).toEqual(before);
    await database.deleteFrom('site_page').execute();
    await addSitePages(database, { readContents: () => ({ pages }), now: 0 });
    expect(await database.selectFrom('site_page').select('type').orderBy('type').execute()).toEqual([
      { type: 4 },
      { type: 9 },
    ]);
  });

  test('[R2.2] the company has a street map and a page about itself', async () => {
    expect(await getCompanyInfo(api())).toMatchObject({ map: '/media/brand/map.svg', hasAbout: true });
  });

  test('with forced colors, the logo of dark letters has a light plate', async () => {
    const logo = await readFile(new URL('../../catalogue/brand/logo.svg', import.meta.url), 'utf8');
    expect(logo).toMatch(
      /@media \(forced-colors:active\)\{\.plate\{fill:#fff\}\}.*<path class="plate"[^>]*fill="none"/,
    );
  });

  test('[R3.6] the WeChat QR picture is the company’s, or absent', async () => {
    expect(await getWechatQrcode(api())).toBeNull();
    const { facts } = await shop.database.selectFrom('company').select('facts').executeTakeFirstOrThrow();
    const named = JSON.stringify({ ...facts, wechatQrcode: 'brand/favicon.svg' });
    await shop.database.updateTable('company').set({ facts: named }).execute();
    expect(await getWechatQrcode(api('zh-CN'))).toBe('/media/brand/favicon.svg');
  });
});

function text(title: string) {
  const localized = { 'en-US': title, 'zh-CN': title };
  return { title: localized, content: localized };
}
