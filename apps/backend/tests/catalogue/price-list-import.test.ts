import { getOperatorLog, getPriceLists } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

const HEADINGS = ['Price list', 'SKU', 'Quantity from', 'Price', 'Valid from', 'Valid until'];

describe.each(DATABASES)('importing price lists on $name', ({ openShop }) => {
  let shop: Shop;
  let files: Awaited<ReturnType<typeof importFiles>>;
  let [one, two] = ['', ''];

  beforeAll(async () => {
    shop = await openShop();
    files = await importFiles(shop, 'price-lists');
    const codes = await shop.database.selectFrom('sku').select('code').orderBy('code').limit(2).execute();
    [one = '', two = ''] = codes.map(({ code }) => code);
  });
  afterAll(() => shop.close());

  const pricesOf = async (name: string) => {
    const rows = await files.exported();
    return rows.filter(([list]) => list === name).map(([, ...cells]) => cells.join(' '));
  };

  test('[B16] a price list is made from rows and changed by others; again, and from its export, nothing changes', async () => {
    const rows = [
      HEADINGS,
      ['Glaziers 2027', one, '', '12,5', '2027-01-01', '31.12.2027'],
      ['Glaziers 2027', one, '50', '11', '', ''],
      ['glaziers 2027', two.toLowerCase(), '10', '9.90', '2027/1/1', ''],
    ];
    expect((await files.check(rows)).counts).toEqual({ created: 3, changed: 0, same: 0, faulty: 0 });
    expect(await pricesOf('Glaziers 2027')).toEqual([]);
    expect((await files.apply(rows)).counts).toMatchObject({ created: 3, faulty: 0 });
    expect(await pricesOf('Glaziers 2027')).toEqual([
      `${one} 1 12.50 2027-01-01 2027-12-31`,
      `${one} 50 11.00 2027-01-01 2027-12-31`,
      `${two} 10 9.90 2027-01-01 2027-12-31`,
    ]);
    expect((await files.check(rows)).counts).toMatchObject({ same: 3 });
    const exported = await files.exported();
    expect((await files.check(exported, 'xlsx')).counts).toMatchObject({ same: exported.length - 1 });
    const changed = await files.apply([HEADINGS, ['Glaziers 2027', one, '50', '10.5', '', '2028-06-30']]);
    expect(changed.changes).toEqual([
      { number: 2, detail: `${one} × 50: 11.00 → 10.50\n2027-01-01 – 2027-12-31 → 2027-01-01 – 2028-06-30` },
    ]);
    const { items } = await getPriceLists(files.api, { search: 'Glaziers 2027' });
    expect(items).toMatchObject([{ state: 'scheduled', lastDay: '2028-06-30', variants: 2 }]);
    const log = await getOperatorLog(files.api, { search: 'price-lists.csv' });
    expect(log.items[0]).toMatchObject({ action: 'priceList.import', subject: 'price-lists.csv' });
  });

  test('[B16] faults are reported by row and column, and the other rows are saved', async () => {
    const rows = [
      HEADINGS,
      ['Faults', one, '1', '5', '2027-03-01', ''],
      ['Faults', 'RD-NONE', '1', '5', '', ''],
      ['', one, '1,5', '$', '', ''],
      ['Faults', one, '1', '6', '', ''],
      ['Faults', two, '1', '5', '2027-04-01', ''],
      ['Faults', two, '2', '5', '03/04/2027', ''],
      ['Faults', two, '3', '5', '', '2027-02-01'],
      ['Faults', two, '4', '5', '2027-03-01', '2026-03-01'],
    ];
    expect(await files.faultsOf(rows)).toEqual([
      '3 SKU: No variant has this SKU.',
      expect.stringMatching(/^4 Price list: .* Quantity from: .* Price: /),
      '5 Quantity from: An earlier row is about the same.',
      '6 Valid from: An earlier row gives this price list another day.',
      '7 Valid from: An earlier row gives this price list another day.',
      '8 Valid until: The last day must not be before the first one, 2027-03-01.',
      '9 Valid until: An earlier row gives this price list another day.',
    ]);
    const { id } = await files.apply(rows);
    expect(await pricesOf('Faults')).toEqual([`${one} 1 5.00 2027-03-01 `]);
    const result = await files.resultOf(id);
    expect(result[1]?.at(-1)).toBe('created');
    expect(result[2]?.at(-1)).toBe('faulty: SKU: No variant has this SKU.');
  });

  test('[B16] a file without the columns of its kind is rejected with their names', async () => {
    await expect(files.check([['SKU', 'Price']])).rejects.toMatchObject({
      code: '900015',
      message: expect.stringContaining('Price list'),
    });
  });
});
