import { createApi, type Api } from '@rider/api';
import { getAnnouncementPage, getArticle, getNewsCategories, getNewsPage, getSitePage } from '@rider/api/content';
import {
  getOperatorAnnouncementList,
  getOperatorBanners,
  getOperatorLog,
  getOperatorNews,
  getOperatorNewsCategories,
  getOperatorNewsList,
  getOperatorSitePages,
  removeBanner,
  saveAnnouncement,
  saveBanner,
  saveNews,
  saveNewsCategories,
  saveSitePage,
  setPublished,
  uploadShopPicture,
} from '@rider/api/operator';
import { getBanners } from '@rider/api/site';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReadCache } from '../../src/http/read-cache.ts';
import { followContentSchedule } from '../../src/site/content-schedule.ts';
import { nextContentChange } from '../../src/site/publication.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const both = (english: string, chinese = english) => ({ 'en-US': english, 'zh-CN': chinese });
const ALL = { page: 1, pageSize: 100 };
const DAY = 86_400_000;
/** In the shop's zone, seven hours behind UTC in spring. */
const FIRST_OF_MAY = { day: '2026-05-01', time: '09:00' };
const FIRST_OF_MAY_UTC = Date.parse('2026-05-01T16:00:00Z');

describe.each(MAIN_DATABASE)('[B15] content edited at the desk, on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: Api;
  let rosa: Api;
  const visitor = (locale: 'en-US' | 'zh-CN' = 'en-US') =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale });
  const picture = async (use: 'article' | 'banner') => {
    const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0a6c6a' } })
      .png()
      .toBuffer();
    return (await uploadShopPicture(maya, use, new Blob([new Uint8Array(bytes)]))).url;
  };

  beforeAll(async () => {
    shop = await openShop({ demo: true });
    maya = await operatorApi(shop);
    rosa = await operatorApi(shop, 'rosa');
  });
  afterAll(() => shop.close());

  test('a page shows its change at once in both languages, without what is unsafe', async () => {
    expect(await getSitePage(visitor(), 'privacy')).not.toBeNull();
    const { items } = await getOperatorSitePages(maya, {});
    expect(items.map(({ name }) => name)).toEqual(['privacy', 'terms', 'shipping', 'returns', 'about']);
    const [page] = items;
    if (page === undefined) throw new Error('no pages');
    const pasted =
      '<h1 style="color:red" onclick="steal()">Data</h1><script>steal()</script>' +
      '<p>Ours <a href="javascript:steal()">a</a><img src="/a.webp" onerror="steal()"></p>';
    await saveSitePage(maya, page, { title: both('Privacy', '隐私'), content: both(pasted, '<p>数据</p>') });
    expect(await getSitePage(visitor(), 'privacy')).toEqual({
      title: 'Privacy',
      html: '<h2>Data</h2><p>Ours <a>a</a><img src="/a.webp"></p>',
    });
    expect(await getSitePage(visitor('zh-CN'), 'privacy')).toEqual({ title: '隐私', html: '<p>数据</p>' });
  });

  test('the second of two editors sees the name of the first, and saves on the version that it left', async () => {
    const [, page] = (await getOperatorSitePages(maya, {})).items;
    if (page === undefined) throw new Error('no pages');
    const entered = { title: both('Terms'), content: both('<p>Mine</p>') };
    await saveSitePage(maya, page, entered);
    await expect(saveSitePage(rosa, page, entered)).rejects.toMatchObject({
      code: '900013',
      message: expect.stringContaining('Maya Lindqvist'),
    });
    const [, current] = (await getOperatorSitePages(rosa, {})).items;
    if (current === undefined) throw new Error('no pages');
    await saveSitePage(rosa, current, { ...entered, content: both('<p>Ours</p>') });
    expect(await getSitePage(visitor(), 'terms')).toMatchObject({ html: '<p>Ours</p>' });
  });

  test('an article is a draft, appears at its time, changes and is withdrawn; the log names each step', async () => {
    const before = await getNewsPage(visitor(), { category: null, ...ALL });
    const entered = {
      title: both('New hinge'),
      synopsis: both('A hinge'),
      content: both('<p>It holds.</p>'),
      author: both('Rider'),
      categoryId: '1',
      image: await picture('article'),
      productId: '1007',
      published: null,
    };
    await saveNews(maya, null, entered);
    const [draft] = (await getOperatorNewsList(maya, { state: 'draft' })).items;
    if (draft === undefined) throw new Error('no draft');
    expect(draft).toMatchObject({ title: both('New hinge'), publishedAt: null });
    await expect(getArticle(visitor(), draft.id)).rejects.toMatchObject({ kind: 'rejected' });

    await saveNews(maya, await getOperatorNews(maya, draft.id), { ...entered, published: FIRST_OF_MAY });
    const scheduled = await getOperatorNews(maya, draft.id);
    expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: FIRST_OF_MAY_UTC, image: entered.image });
    expect(scheduled.product).toMatchObject({ id: '1007' });
    expect((await getNewsPage(visitor(), { category: null, ...ALL })).total).toBe(before.total);
    expect(await nextContentChange(shop.database, shop.clock.now)).toBe(FIRST_OF_MAY_UTC);

    await setPublished(maya, 'news', scheduled, true);
    const published = await getArticle(visitor(), draft.id);
    expect(published).toMatchObject({ title: 'New hinge', html: '<p>It holds.</p>', image: entered.image });
    expect((await getNewsPage(visitor(), { category: null, ...ALL })).items[0]?.id).toBe(draft.id);

    await setPublished(maya, 'news', await getOperatorNews(maya, draft.id), false);
    await expect(getArticle(visitor(), draft.id)).rejects.toMatchObject({ kind: 'rejected' });
    expect(await getNewsPage(visitor(), { category: null, ...ALL })).toEqual(before);
    const { items: log } = await getOperatorLog(maya, { search: 'New hinge' });
    expect(log.map(({ action }) => action)).toEqual(['news.archive', 'news.publish', 'news.change', 'news.create']);
  });

  test('an announcement that is due appears without a further change', async () => {
    const now = shop.clock.now;
    await saveAnnouncement(maya, null, {
      title: both('Closed'),
      content: both('<p>Soon</p>'),
      published: FIRST_OF_MAY,
    });
    expect((await getAnnouncementPage(visitor(), ALL)).items.map(({ title }) => title)).not.toContain('Closed');
    shop.clock.now = FIRST_OF_MAY_UTC;
    await shop.restart();
    expect((await getAnnouncementPage(visitor(), ALL)).items[0]).toMatchObject({ title: 'Closed' });
    maya = await operatorApi(shop);
    rosa = await operatorApi(shop, 'rosa');
    const [row] = (await getOperatorAnnouncementList(maya, { search: 'closed', state: 'published' })).items;
    await expect(setPublished(maya, 'announcements', { id: row?.id ?? '', version: 9 }, false)).rejects.toMatchObject({
      kind: 'rejected',
    });
    shop.clock.now = Math.max(now, FIRST_OF_MAY_UTC);
  });

  test('banners are shown in their order and between their times', async () => {
    const shown = async () => (await getBanners(visitor())).map(({ title }) => title);
    const before = await shown();
    const banner = {
      title: both('Autumn'),
      subtitle: both('All seals'),
      image: await picture('banner'),
      href: '/goods_list',
      // The place of the catalogue's first banner.
      position: 0,
      from: null,
      until: { day: '2026-05-03', time: '00:00' },
    };
    await expect(saveBanner(maya, null, { ...banner, href: '//evil.test' })).rejects.toMatchObject({
      fieldErrors: { href: expect.any(String) },
    });
    await expect(saveBanner(maya, null, { ...banner, image: '/uploads/other.webp' })).rejects.toMatchObject({
      kind: 'rejected',
    });
    await saveBanner(maya, null, banner);
    expect(await shown()).toContain('Autumn');
    const [saved] = (await getOperatorBanners(maya, { search: 'autumn' })).items;
    if (saved === undefined) throw new Error('no banner');
    expect(saved).toMatchObject({ state: 'active', until: Date.parse('2026-05-03T07:00:00Z'), image: banner.image });
    shop.clock.now += 3 * DAY;
    await shop.restart();
    expect(await shown()).toEqual(before);
    maya = await operatorApi(shop);
    expect((await getOperatorBanners(maya, { state: 'ended' })).items).toHaveLength(1);
    await removeBanner(maya, saved);
    await expect(removeBanner(maya, saved)).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('cached content is dropped when something in it is due', async () => {
    const cache = new ReadCache();
    const stop = followContentSchedule({ database: shop.database, cache, clock: Date.now });
    await cache.read('site', 'site', () => Promise.resolve({}));
    const published_at = new Date(Date.now() + 300);
    const text = JSON.stringify(both('Due'));
    await shop.database.insertInto('notice').values({ title: text, content: text, published_at }).execute();
    cache.drop([]);
    await expect.poll(() => cache.has('site')).toBe(false);
    expect(Date.now()).toBeGreaterThanOrEqual(published_at.getTime());
    await stop();
  });

  test('categories of news are added, renamed, ordered, and removed while they have no articles', async () => {
    const before = await getOperatorNewsCategories(maya);
    const [first, ...others] = before.categories;
    if (first === undefined) throw new Error('no categories');
    const remaining = [...others, { ...first, title: both('Guides', '指南') }];
    const fair = { id: '', title: both('Fairs', '展会') };
    await saveNewsCategories(maya, { version: before.version, categories: [fair, ...remaining] });
    const titles = async (locale: 'en-US' | 'zh-CN') =>
      (await getNewsCategories(visitor(locale))).map(({ title }) => title);
    expect(await titles('en-US')).toEqual(['Fairs', ...others.map(({ title }) => title['en-US']), 'Guides']);
    expect((await titles('zh-CN')).at(-1)).toBe('指南');
    await expect(saveNewsCategories(maya, { version: before.version, categories: remaining })).rejects.toMatchObject({
      code: '900013',
    });
    const { version, categories } = await getOperatorNewsCategories(maya);
    await expect(saveNewsCategories(maya, { version, categories: categories.slice(0, 1) })).rejects.toMatchObject({
      fieldErrors: { categories: 'Only categories without articles can be removed.' },
    });
    await saveNewsCategories(maya, { version, categories: categories.slice(1) });
    expect(await titles('en-US')).not.toContain('Fairs');
    expect((await getOperatorLog(maya, { state: 'newsCategory.save' })).total).toBe(2);
  });
});
