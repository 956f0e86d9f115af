import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getCountries } from '../address/index.ts';
import { createApi } from '../transport/index.ts';
import { getAnnouncements } from '../site/index.ts';
import { getCategories } from './index.ts';

const captured = JSON.parse(readFileSync(new URL('../../fixtures/category.json', import.meta.url), 'utf8')) as {
  response: { data: { cate_name: string; children: unknown[] }[] };
};

/** An existing CRMEB backend: it has `category`, and answers unknown paths with HTTP 404 and no body. */
const crmeb = createApi({
  baseUrl: 'http://crmeb.test/api',
  locale: 'en-US',
  fetch: (address) =>
    Promise.resolve(
      address.endsWith('/api/category')
        ? new Response(JSON.stringify(captured.response))
        : new Response(null, { status: 404 }),
    ),
});

test('[R3.5] the category tree is read by CRMEB’s own call if ours is missing', async () => {
  const tree = await getCategories(crmeb);
  expect(tree.map(({ name }) => name)).toEqual(captured.response.data.map(({ cate_name: name }) => name));
  expect(tree[0]?.children).toHaveLength(captured.response.data[0]?.children.length ?? -1);
});

test('[R2.1] [R6.8] announcements and countries are empty on a backend without them', async () => {
  expect(await getAnnouncements(crmeb, {})).toEqual([]);
  expect(await getCountries(crmeb)).toEqual([]);
});
