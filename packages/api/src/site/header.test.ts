import { expect, test } from 'vitest';
import company from '../../fixtures/pc_get_company_info.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { getHeader } from './index.ts';

test('[R2.1] a CRMEB shop without a description has no title text', async () => {
  const data = { ...company.response.data, site_name: '江南门窗五金', site_description: '' };
  const fetch = (address: string) =>
    Promise.resolve(
      address.endsWith('get_company_info')
        ? Response.json({ status: 200, msg: 'success', data })
        : new Response('', { status: 404 }),
    );
  const header = await getHeader(createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }));
  expect(header).toMatchObject({ siteName: '江南门窗五金', titleText: '' });
});
