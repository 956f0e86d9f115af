import { createApi } from '@rider/api';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loader } from './route.ts';

const HOSTILE = `"'><script>alert(1)</script>&amp;]]>\u000b`;
const ESCAPED = '&#34;&#39;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;amp;]]&#62;';

const ARTICLE = {
  id: 1,
  title: HOSTILE,
  synopsis: HOSTILE,
  catename: HOSTILE,
  image_input: '',
  add_time: 1_760_000_000,
};
const ANSWERS: Readonly<Record<string, object>> = {
  capabilities: { listFilters: true },
  get_company_info: { site_name: HOSTILE, site_description: HOSTILE },
  get_news_list: { count: 1, list: [ARTICLE] },
};

test('[R10.6] the feed escapes every text of the shop and its articles', async () => {
  const api = createApi({
    baseUrl: 'https://shop.test/api',
    locale: 'en-US',
    fetch: (request) => {
      const { pathname } = new URL(String(request));
      return Promise.resolve(
        Response.json({ status: 200, msg: 'ok', data: ANSWERS[pathname.split('/').at(-1) ?? ''] }),
      );
    },
  });
  const scope = { api, origin: `https://shop.test/${HOSTILE}`, locale: 'en-US' };
  const context = { get: () => scope };
  const request = new Request('https://shop.test/rss.xml');
  const feed = await (await loader({ context, request } as unknown as LoaderFunctionArgs)).text();
  expect(feed).not.toContain('<script');
  expect(feed.replaceAll(ESCAPED, '')).not.toContain('alert');
  for (const element of ['title', 'description', 'category']) expect(feed).toContain(`<${element}>${ESCAPED}</`);
  expect(feed.split(ESCAPED)).toHaveLength(10);
});
