import { getOperatorProduct, getProductHistory, saveProduct, uploadProductDocument } from '@rider/api/operator';
import { getProduct } from '@rider/api/catalogue';
import type { Api } from '@rider/api/transport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeUnusedPictures } from '../../src/upload/pictures.ts';
import { serveUpload } from '../../src/upload/serve.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const PRODUCT = '1001';
const DAY = 86_400_000;
const pdf = (content = '') => new File([`%PDF-1.7\n${content}\n%%EOF\n`], 'drawing.pdf', { type: 'text/html' });

describe.each(MAIN_DATABASE)('[B15] documents of a product on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: Api;
  const serve = (path: string) => serveUpload(shop.database, new Request(`https://shop.test${path}`));
  const save = async (documents: { path: string; title: { 'en-US': string; 'zh-CN': string } }[]) => {
    const { draft, version } = await getOperatorProduct(maya, PRODUCT);
    return saveProduct(maya, PRODUCT, version, { ...draft, documents });
  };
  const shown = async () => (await getProduct(apiOf(shop, ''), PRODUCT)).documents;

  beforeAll(async () => {
    shop = await openShop();
    maya = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  test('are uploaded, shown on the product’s page in their order, replaced and removed', async () => {
    const [drawing, manual] = await Promise.all([
      uploadProductDocument(maya, pdf()),
      uploadProductDocument(maya, pdf('x')),
    ]);
    const titled = [
      { path: manual.url, title: { 'en-US': 'Mounting', 'zh-CN': '安装说明' } },
      { path: drawing.url, title: { 'en-US': 'Drawing', 'zh-CN': '图纸' } },
    ];
    await save(titled);
    expect(await shown()).toEqual([
      { url: manual.url, title: 'Mounting', size: 17 },
      { url: drawing.url, title: 'Drawing', size: 16 },
    ]);
    const { items } = await getProductHistory(maya, PRODUCT, {});
    expect(items[0]?.detail).toContain('documents.0.title.en-US:  → Mounting');
    await save(titled.slice(1));
    expect(await shown()).toHaveLength(1);
    expect((await serve(drawing.url)).status).toBe(200);
  });

  test.each([
    ['dwg', 'AC1032\0\0\0\0 sections of a drawing'],
    ['dxf', '999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n'],
    ['dxf', 'AutoCAD Binary DXF\r\n\u001a\0\0\0SECTION\0\0\0EOF\0'],
  ])('may be a drawing of AutoCAD (%s), whatever its name', async (kind, content) => {
    const { url } = await uploadProductDocument(maya, new File([content], 'drawing.html', { type: 'text/html' }));
    expect(url).toMatch(new RegExp(`\\.${kind}$`));
    const { headers } = await serve(url);
    expect(headers.get('Content-Type')).toBe(`image/vnd.${kind}`);
    expect(headers.get('Content-Disposition')).toBe('attachment');
  });

  test('are downloaded as PDF and never shown by the shop’s origin', async () => {
    const { url } = await uploadProductDocument(maya, pdf('<script>alert(1)</script>'));
    const { status, headers } = await serve(url);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  test.each([
    ['a page', '<html>%PDF-1.7 %%EOF'],
    ['a picture', '\u0089PNG\r\n'],
    ['half a PDF', '%PDF-1.7\n1 0 obj'],
    ['half a DXF', '  0\r\nSECTION\r\n  2\r\nHEADER'],
    ['nothing', ''],
  ])('%s with the name of a PDF is rejected', async (_, content) => {
    const file = new File([content], 'drawing.pdf', { type: 'application/pdf' });
    await expect(uploadProductDocument(maya, file)).rejects.toMatchObject({ code: '910117' });
  });

  test('larger ones than 10 MB are rejected', async () => {
    const file = pdf('x'.repeat(10 * 1024 * 1024));
    await expect(uploadProductDocument(maya, file)).rejects.toMatchObject({ code: '910116' });
  });

  test('that no product has are purged after a day, and can then not be saved', async () => {
    const unused = await uploadProductDocument(maya, pdf());
    const used = await uploadProductDocument(maya, pdf());
    await save([{ path: used.url, title: { 'en-US': 'Drawing', 'zh-CN': '图纸' } }]);
    await purgeUnusedPictures(shop.database, shop.clock.now + DAY + 1);
    expect((await serve(unused.url)).status).toBe(404);
    expect((await serve(used.url)).status).toBe(200);
    const saving = save([{ path: unused.url, title: { 'en-US': 'Gone', 'zh-CN': '图纸' } }]);
    await expect(saving).rejects.toMatchObject({
      fieldErrors: { 'documents.0.title.en-US': 'This file is no longer stored. Upload it again.' },
    });
    const foreign = save([{ path: '/uploads/../etc/passwd', title: { 'en-US': 'x', 'zh-CN': 'x' } }]);
    await expect(foreign).rejects.toMatchObject({ kind: 'rejected' });
  });
});
