import { createApi } from '@rider/api/transport';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loader as feed } from '../routes/rss/route.ts';
import { loader as sitemap } from '../routes/sitemap/route.ts';

/** The news of a CRMEB by category; the list without one contains the featured article alone. */
const NEWS: Readonly<Record<string, readonly number[]>> = { 0: [1], 7: [1, 2], 8: [3] };
const CATEGORIES = [{ id: 7, pid: 0, title: 'Fairs', children: [{ id: 8, pid: 7, title: 'Berlin' }] }];

const api = createApi({
  baseUrl: 'https://shop.test/api',
  locale: 'en-US',
  fetch: async (address) => {
    const { pathname, searchParams } = new URL(address);
    const ids = NEWS[searchParams.get('cid') ?? ''] ?? [];
    const articles = ids.map((id) => ({ id, title: `Article ${id}`, image_input: [], add_time: 1_760_000_000 + id }));
    const answers: Readonly<Record<string, object>> = {
      get_company_info: { site_name: 'Shop' },
      get_news_category: CATEGORIES,
      get_news_list: { count: articles.length, list: articles },
      get_products: { count: 0, list: [] },
      category: [],
    };
    const data = answers[pathname.split('/').at(-1) ?? ''];
    return data ? Response.json({ status: 200, msg: 'ok', data }) : new Response('', { status: 404 });
  },
});

/** The text of a file of the shop in front of that CRMEB. */
async function textOf(loader: (args: LoaderFunctionArgs) => Promise<Response>): Promise<string> {
  const context = { get: () => ({ api, origin: 'https://shop.test', locale: 'en-US' }) };
  const request = new Request('https://shop.test/');
  return (await loader({ context, request } as unknown as LoaderFunctionArgs)).text();
}

test('[R10.6] feed and sitemap contain the articles of all categories of a CRMEB once, the feed newest first', async () => {
  const articlesIn = (text: string, element: string) =>
    [...text.matchAll(new RegExp(`<${element}>https://shop.test/news_detail[^<]*id=(\\d+)<`, 'g'))].map(([, id]) => id);
  expect(articlesIn(await textOf(feed), 'link')).toEqual(['3', '2', '1']);
  expect(articlesIn(await textOf(sitemap), 'loc')).toEqual(['1', '2', '3']);
});
