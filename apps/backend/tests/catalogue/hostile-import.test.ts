import { applyImport, getImportProgress, startImport } from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { csvOf, fileOfRows } from '../../src/document/table-file.ts';
import { readArchive } from '../../src/import/file/read-archive.ts';
import { runImports } from '../../src/import/run-imports.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { rowsOfFile } from '../testing/import-files.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

/** An Excel file with this content of its sheet. */
function workbook(sheet: string, strings = ''): Uint8Array {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(`${xml}<Types xmlns="${packages}/content-types"></Types>`),
    'xl/workbook.xml': strToU8(
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`${xml}<sst xmlns="${main}">${strings}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`${xml}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
  });
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const shared = (place: string) => `<c r="${place}" t="s"><v>0</v></c>`;
const HEADINGS = `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Name EN')}</row>`;

/** The file with the sizes of its directory replaced, as a packed bomb states them. */
function withStatedSize(file: Uint8Array, size: number): Uint8Array {
  const view = new DataView(file.buffer.slice(0));
  for (let place = 0; place < view.byteLength - 28; place++)
    if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, size, true);
  return new Uint8Array(view.buffer);
}

describe('reading hostile files', () => {
  test('[R10.1] an Excel file is read', async () => {
    expect(await rowsOfFile(workbook(`${HEADINGS}<row r="2">${cell('A2', 'X-1')}${cell('B2', 'Door')}</row>`))).toEqual(
      [
        ['SKU', 'Name EN'],
        ['X-1', 'Door'],
      ],
    );
  });

  test.each([
    ['a cell in a very far column', `${HEADINGS}<row r="2">${cell('ZZZZZZZ2', 'x')}</row>`],
    ['a very far row', `${HEADINGS}<row r="4000000000">${cell('A4000000000', 'x')}</row>`],
  ])('[R10.1] %s is rejected, and the process remains', async (_name, sheet) => {
    const limits = { milliseconds: 30_000, megabytes: 60 };
    const reading = rowsOfFile(workbook(sheet), limits);
    await expect(reading).rejects.toMatchObject({ reason: 'request-too-large' });
  });

  test('[B16] marks of inches are read as text, in cells without quotes and with them', async () => {
    const rows = ['SKU,Name EN', 'X-1,Hinge 3/8" glass', 'X-2,"Door ""B"", 2"', 'X-3,"1/2"" and 5/8"""'];
    expect(await rowsOfFile(strToU8(rows.join('\n')))).toEqual([
      ['SKU', 'Name EN'],
      ['X-1', 'Hinge 3/8" glass'],
      ['X-2', 'Door "B", 2'],
      ['X-3', '1/2" and 5/8"'],
    ]);
    const open = strToU8('SKU,Name EN\nX-1,"Door\nX-2,Wall');
    await expect(rowsOfFile(open)).rejects.toMatchObject({ reason: 'unreadable-file' });
  });

  test('[R10.1] a packed file is not unpacked beyond the size that it states', async () => {
    const bomb = workbook(`${HEADINGS}<row r="2">${cell('A2', 'x'.repeat(50_000_000))}</row>`);
    expect(bomb.length).toBeLessThan(200_000);
    await expect(rowsOfFile(withStatedSize(bomb, 1_000))).rejects.toMatchObject({ reason: 'unreadable-file' });
    await expect(rowsOfFile(withStatedSize(bomb, 400_000_000))).rejects.toMatchObject({ reason: 'request-too-large' });
  });

  test('[R10.1] a small file with one long text in many cells, or with very wide rows, takes little memory', async () => {
    const rows = Array.from(
      { length: 1_000 },
      (_, row) => `<row r="${row + 1}">${shared(`A${row + 1}`)}${shared(`XFD${row + 1}`)}</row>`,
    );
    const file = workbook(rows.join(''), `<si><t>${'x'.repeat(1_000_000)}</t></si>`);
    expect(file.length).toBeLessThan(100_000);
    const read = await rowsOfFile(file);
    expect(read.map((row) => [row.length, row[0]?.length])).toEqual(rows.map(() => [201, 30_001]));
  });

  test('[R10.1] a table in an archive is as large as one that is sent by itself at most', () => {
    const archive = zipSync({ 'products.csv': strToU8('SKU,Name EN\n'.repeat(5_000_000)) });
    expect(archive.length).toBeLessThan(1_000_000);
    expect(() => readArchive(archive)).toThrow('request-too-large');
  });
});

describe.each(DATABASES)('importing hostile files on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let category = '';

  beforeAll(async () => {
    shop = await openShop();
    api = await operatorApi(shop);
    const found = await shop.database.selectFrom('category').select('id').orderBy('id', 'desc').executeTakeFirst();
    category = String(found?.id);
  });
  afterAll(() => shop.close());

  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        await runImports({
          sendsEmail: false,
          shopOrigin: 'http://shop.test',
          database: shop.database,
          clock: () => shop.clock.now,
          cache: { invalidate: () => undefined },
        });
        const progress = await getImportProgress(api, id);
        expect(['checked', 'applied']).toContain(progress.state);
        return progress;
      },
      { timeout: 60_000, interval: 100 },
    );
  const start = async (content: string, name = 'products.csv') =>
    ended((await startImport(api, { file: new File([content], name), kind: 'products' })).id);
  const complete = ['Door', '门', 'pc', '件'];
  const COLUMNS = ['SKU', 'Product', 'Name EN', 'Name ZH', 'Unit EN', 'Unit ZH', 'Category', 'Value 1 EN', 'Price'];

  test('[R10.1] cells with NUL, far too long or far too many are faults of their rows', async () => {
    const { counts, faults } = await start(
      csvOf([
        COLUMNS,
        ['H-NUL', 'nul', 'Do\0or', ...complete.slice(1), category, '', '5'],
        ['H-LONG', 'long', 'x'.repeat(100_000), ...complete.slice(1), category, '', '5'],
        ['H-NAME', 'y'.repeat(20_000), ...complete, category, '', '5'],
        [`H-${'9'.repeat(20_000)}`, 'code', ...complete, category, '', '5'],
        ['H-WIDE', 'wide', ...complete, category, '', '5', ...Array.from({ length: 20_000 }, () => 'z')],
      ]),
      'a\0b.csv',
    );
    expect(faults.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(counts).toMatchObject({ created: 2, faulty: 3 });
  });

  test('[R10.1] no product gets more variants than it may have, however many rows name it', async () => {
    const rows = Array.from({ length: 700 }, (_, number) => [
      `H-MANY-${number}`,
      'many',
      ...complete,
      category,
      String(number),
      '5',
    ]);
    const { counts, faults } = await start(csvOf([COLUMNS, ...rows]));
    expect(counts).toMatchObject({ created: 0, faulty: 700 });
    expect(faults.at(0)?.detail).not.toBe('');
  });

  test('[R10.1] a product that fails unexpectedly is a fault, and the others continue', async () => {
    await sql`create function fail_save() returns trigger language plpgsql as $$ begin
      if new.name ->> 'en-US' = 'Poison' then raise exception 'poisoned'; end if; return new; end $$`.execute(
      shop.database,
    );
    await sql`create trigger fail_save before insert on product for each row execute function fail_save()`.execute(
      shop.database,
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const checked = await start(
      csvOf([
        COLUMNS,
        ['H-POISON', 'poison', 'Poison', ...complete.slice(1), category, '', '5'],
        ['H-GOOD', 'good', ...complete, category, '', '5'],
      ]),
    );
    await applyImport(api, checked.id);
    expect(await ended(checked.id)).toMatchObject({
      state: 'applied',
      left: 0,
      counts: { created: 1, changed: 0, same: 0, faulty: 1 },
    });
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('[R3.1] a price that is no amount is a fault, and no thousand becomes one', async () => {
    const faulty = ['-5', '1e308', '1e-5', 'NaN', 'Infinity', '0', '99999999999', '1.250', '=5', '５.００１', "5';--"];
    const rowOf = (price: string, index: number) => [`H-P-${index}`, `p${index}`, ...complete, category, '', price];
    const { id, faults } = await start(csvOf([COLUMNS, ...[...faulty, '1,250', '5,50'].map(rowOf)]));
    expect(faults.map(({ number }) => number)).toEqual(faulty.map((_, index) => index + 2));
    await applyImport(api, id);
    await ended(id);
    const prices = await shop.database
      .selectFrom('sku')
      .select('price')
      .where('code', 'like', 'H-P-%')
      .orderBy('price')
      .execute();
    expect(prices.map(({ price }) => price)).toEqual([550, 125_000]);
  });

  test('[R10.1] results are no formulas, as CSV', async () => {
    const file = await fileOfRows([['SKU'], ['=cmd()'], ['+1'], ['-1'], ['@x'], ['\t=1'], ['＝1']], 'csv');
    const lines = new TextDecoder().decode(file).trim().split('\r\n').slice(1);
    for (const line of lines) expect(line).toMatch(/^"?'/);
  });
});
