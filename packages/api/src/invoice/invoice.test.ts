import { expect, test } from 'vitest';
import { createApi } from '../transport/index.ts';
import { getInvoices } from './index.ts';

test('[R1.6] a backend without invoices returns none', async () => {
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: () => Promise.resolve(new Response(null, { status: 404 })),
  });
  expect(await getInvoices(api)).toEqual({ items: [], total: 0, terms: null, owed: 0, overdue: 0 });
});
