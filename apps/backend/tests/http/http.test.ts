import { createApi } from '@rider/api';
import { getBanners, getCompanyInfo, getHeader, getNews, getAnnouncements } from '@rider/api/site';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('the site and its HTTP layer on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[R1.5][R3.6] header, company, banners, announcements and news in both languages', async () => {
    const api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' });
    const chinese = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'zh-CN' });
    expect(await getHeader(api)).toEqual({
      logoUrl: '/media/brand/logo.svg',
      siteName: 'RIDER',
      titleText: 'Advanced glass hardware supplier',
    });
    expect((await getHeader(chinese)).titleText).toBe('专业玻璃五金供应商');
    expect(await getCompanyInfo(api)).toMatchObject({ phone: '+1 (626) 555-0142', email: 'sales@example.com' });
    const [banner] = await getBanners(chinese);
    expect(banner).toMatchObject({ title: '无框淋浴，方正精准', href: '/goods_cate_a?id=100' });
    const notices = await getAnnouncements(api, {});
    expect(notices[0]?.publishedAt).toBe(shop.clock.now - 20 * 3_600_000);
    expect((await getNews(api, {}))[0]?.publishedAt).toBe(shop.clock.now - 96 * 3_600_000);
  });

  test('regions are countries with states, and a tree for CRMEB clients', async () => {
    const countries = await shop.call<{ code: string; name: string; states: { code: string }[] }[]>('/country_list', {
      locale: 'zh-CN',
    });
    expect(countries.data[0]).toMatchObject({ code: 'US', name: '美国', phoneCode: '1' });
    const below = await shop.call<{ city_id: number; name: string }[]>('/pc/get_city/1000');
    expect(below.data[0]).toEqual({ city_id: 1001, name: 'Alabama' });
    expect((await shop.call('/pc/get_city/77')).data).toEqual([]);
    expect((await shop.call<{ c: object[] }[]>('/city_list')).data[0]?.c).toHaveLength(59);
  });

  test('[R3.8] a language is confirmed in that language; an unknown one is rejected', async () => {
    expect(await shop.call('/changeLanguage?lang=zh-CN')).toMatchObject({ status: 200, msg: '语言已切换' });
    expect(await shop.call('/changeLanguage?lang=fr')).toMatchObject({ status: 400, code: '900003' });
  });

  test('[R8.6] an unknown path and a wrong method answer 404 without a body', async () => {
    for (const [path, method] of [
      ['/api/nothing', 'GET'],
      ['/api/category_all', 'POST'],
      ['/other', 'GET'],
    ] as const) {
      const response = await shop.fetch(path, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
  });

  test('[R8.6] a crash answers 500 without internal details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await openShop();
    await broken.close();
    const response = await broken.fetch('/api/category_all', { headers: { 'Content-Language': 'zh-CN' } });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ status: 500, msg: '出了点问题，请重试。', data: [] });
    expect(log).toHaveBeenCalledOnce();
  });

  test('[R8.1] JSON and form bodies are read alike; malformed and oversized ones are rejected', async () => {
    const post = async (body: string, type: string): Promise<{ status: number; code?: string }> => {
      const response = await shop.fetch('/api/login', { method: 'POST', body, headers: { 'Content-Type': type } });
      expect(response.status).toBe(200);
      return (await response.json()) as { status: number; code?: string };
    };
    const ok = { status: 200 };
    expect(await post('{"account":"luisglass","password":"Rider2026"}', 'application/json')).toMatchObject(ok);
    expect(await post('account=luisglass&password=Rider2026', 'application/x-www-form-urlencoded')).toMatchObject(ok);
    for (const body of ['{', '[]', '"x"', 'null']) {
      expect(await post(body, 'application/json')).toMatchObject({ status: 400, code: '100100' });
    }
    const large = JSON.stringify({ account: 'x'.repeat(300_000) });
    expect(await post(large, 'application/json')).toMatchObject({ status: 400, code: '900002' });
  });
});
