import { expect, test } from 'vitest';
import company from '../../fixtures/pc_get_company_info.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { getHeader } from './index.ts';

test.each([
  ['江南门窗五金', ''],
  ['', '门窗五金'],
  ['', ''],
])('[R2.1] a CRMEB shop named “%s” and described as “%s” has no other texts', async (site_name, site_description) => {
  const data = { ...company.response.data, site_name, site_description };
  const fetch = (address: string) =>
    Promise.resolve(
      address.endsWith('get_company_info')
        ? Response.json({ status: 200, msg: 'success', data })
        : new Response('', { status: 404 }),
    );
  const header = await getHeader(createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }));
  expect(header).toMatchObject({ siteName: site_name, titleText: site_description });
});
