import type { Api } from '@rider/api';
import { checkQuickOrder } from '@rider/api/cart';
import { getCrossReferences } from '@rider/api/catalogue';
import {
  getListedCrossReferences,
  getOperatorLog,
  removeCrossReference,
  saveCrossReference,
} from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const CHROME = 'RD-HINGE-WALL-FULL-CH-10MM';
const BLACK = 'RD-HINGE-WALL-FULL-MB-10MM';
const NONE = { 'en-US': '', 'zh-CN': '' };
const WIDER = { 'en-US': 'Back plate 5 mm wider', 'zh-CN': '底板宽 5 毫米' };
const CRL = { competitor: 'CRL', number: 'V1E-037', sku: CHROME, differs: NONE, version: 0 };

describe.each(MAIN_DATABASE)('cross-references on $name', ({ openShop }) => {
  let shop: Shop;
  let operator: Api;
  let anyone: Api;

  beforeAll(async () => {
    shop = await openShop();
    anyone = apiOf(shop, '');
    operator = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  const found = async (number: string) =>
    (await getCrossReferences(anyone, number)).map(({ code, differs }) => [code, differs]);

  test('[B11] a competitor’s number in any spelling finds equivalent variants before similar ones', async () => {
    await saveCrossReference(operator, { ...CRL, sku: BLACK, differs: WIDER });
    await saveCrossReference(operator, { ...CRL, sku: CHROME.toLowerCase() });
    for (const number of ['V1E-037', 'v1e037', ' V1E 037 '])
      expect(await found(number)).toEqual([
        [CHROME, null],
        [BLACK, 'Back plate 5 mm wider'],
      ]);
    expect(await found('V1E')).toEqual([]);
    expect(await found('--')).toEqual([]);
    expect((await getCrossReferences(anyone, 'V1E037'))[0]).toMatchObject({
      competitor: 'CRL',
      number: 'V1E-037',
      productId: '1001',
    });
  });

  test('[B11] quick order suggests the variants that replace a competitor’s number', async () => {
    const { rows } = await checkQuickOrder(anyone, [{ text: 'v1e 037', quantity: '4' }]);
    expect(rows[0]).toMatchObject({
      problem: 'unknown',
      suggestions: [
        { code: CHROME, replaces: { competitor: 'CRL', number: 'V1E-037', differs: null } },
        { code: BLACK, replaces: { differs: 'Back plate 5 mm wider' } },
      ],
    });
  });

  test('[B11] saved again it has the new difference, and the audit log records each change', async () => {
    await saveCrossReference(operator, { ...CRL, number: 'v1e 037', differs: WIDER, version: 1 });
    for (const version of [0, 1])
      await expect(saveCrossReference(operator, { ...CRL, version })).rejects.toMatchObject({ code: '900013' });
    const { items, total } = await getListedCrossReferences(operator, { search: 'v1e' });
    expect(total).toBe(2);
    expect(items.find(({ sku }) => sku === CHROME)).toMatchObject({ number: 'v1e 037', differs: WIDER });
    expect((await getListedCrossReferences(operator, { state: 'equivalent' })).total).toBe(0);
    for (const { id } of items) await removeCrossReference(operator, id);
    await removeCrossReference(operator, items[0]?.id ?? 0);
    expect(await found('V1E-037')).toEqual([]);
    const log = await getOperatorLog(operator, { search: CHROME });
    expect(log.items.map(({ action, detail }) => `${action} ${detail.split('\n')[0]}`)).toEqual([
      'crossReference.remove CRL v1e 037',
      'crossReference.save CRL v1e 037',
      'crossReference.save CRL V1E-037',
    ]);
  });

  test('[B16] a file adds and changes them; imported again or as exported it changes nothing', async () => {
    const { apply, exported } = await importFiles(shop, 'cross-references');
    const rows = [
      ['Competitor', 'Number', 'SKU', 'Differs EN', 'Differs ZH'],
      ['CRL', 'V2-1', CHROME, '', ''],
      ['CRL', 'v2 1', CHROME, '', ''],
      ['CRL', 'V2-2', 'NONE', '', ''],
      ['CRL', 'V2-3', BLACK, 'Wider', ''],
      ['CRL', 'V2-4', BLACK, 'Wider', '更宽'],
    ];
    expect((await apply(rows)).counts).toEqual({ created: 2, changed: 0, same: 0, faulty: 3 });
    expect(await found('V2 4')).toEqual([[BLACK, 'Wider']]);
    expect((await apply(rows)).counts).toMatchObject({ created: 0, changed: 0, same: 2 });
    const changed = (await exported()).map((row) => row.map((cell) => (cell === 'Wider' ? 'Far wider' : cell)));
    expect((await apply(changed)).counts).toMatchObject({ created: 0, changed: 1, faulty: 0 });
    expect(await found('V2-4')).toEqual([[BLACK, 'Far wider']]);
  });

  test('[B11] an unknown SKU, a missing number and half a difference are rejected at their fields', async () => {
    for (const [faulty, field] of [
      [{ sku: 'RD-NONE' }, 'sku'],
      [{ number: ' ' }, 'number'],
      [{ number: '--' }, 'number'],
      [{ competitor: '' }, 'competitor'],
      [{ differs: { ...NONE, 'en-US': 'wider' } }, 'differs.zh-CN'],
    ] as const)
      await expect(saveCrossReference(operator, { ...CRL, ...faulty })).rejects.toMatchObject({
        fieldErrors: { [field]: expect.any(String) },
      });
  });
});
