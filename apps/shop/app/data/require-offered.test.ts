import { createApi } from '@rider/api/transport';
import { getCapabilities } from '@rider/api/site';
import { expect, test } from 'vitest';
import { omittedBy } from '../routes/user/omitted-entries.ts';
import { isOffered } from './require-offered.ts';

const OWN =
  '/user/quotes /user/quote.pdf /zh-CN/user/invoice /user/company_members /user/webhooks /user/api_keys /user/webhooks /user/bought_before /user/orders_file /punchout'.split(
    ' ',
  );

test('[R2.13] a backend without capabilities has no screens that need one', async () => {
  const fetch = () => Promise.resolve(new Response(null, { status: 404 }));
  const crmeb = await getCapabilities(createApi({ baseUrl: 'http://crmeb.test/api', locale: 'zh-CN', fetch }));
  for (const path of OWN) expect(isOffered(path, crmeb), path).toBe(false);
  for (const path of ['/user', '/zh-CN/user/orderList', '/user/shopping_lists', '/user/balance'])
    expect(isOffered(path, crmeb), path).toBe(true);
  expect(omittedBy(crmeb)).toEqual(expect.arrayContaining(['quotes', 'invoices', 'approvals', 'taxCertificates']));
  const all = { ...crmeb, accounts: true, exports: true, shoppingLists: true, tax: true };
  for (const path of OWN) expect(isOffered(path, all), path).toBe(true);
  expect(omittedBy(all)).toEqual([]);
  // While the capabilities are unknown, the screens' own calls decide.
  expect(isOffered('/user/quotes', undefined)).toBe(true);
});
