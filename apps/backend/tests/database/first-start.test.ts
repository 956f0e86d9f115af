import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/catalogue/read-catalogue.ts';
import { installCatalogue } from '../../src/product/install-catalogue.ts';
import { installOnce } from '../../src/catalogue/install-once.ts';
import { openDatabase } from '../../src/database/open.ts';
import { migrate } from '../../src/database/migrate.ts';
import { CatalogueError, createBackend } from '../../src/index.ts';
import { DATABASES } from '../testing/databases.ts';

const CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));
const directories: string[] = [];

/** A copy of the catalogue for tests to corrupt; pictures are linked, not copied. */
function catalogueCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'rider-catalogue-'));
  directories.push(copy);
  for (const entry of readdirSync(CATALOGUE)) {
    if (entry.endsWith('.json') || entry === 'content')
      cpSync(join(CATALOGUE, entry), join(copy, entry), { recursive: true });
    else symlinkSync(join(CATALOGUE, entry), join(copy, entry));
  }
  return copy;
}

/** Replaces the first occurrence in a file; fails when there is none. */
function replaceIn(directory: string, file: string, before: string | RegExp, after: string): void {
  const path = join(directory, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

function problemsOf(directory: string): readonly string[] {
  try {
    readCatalogue(directory);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
  return [];
}

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

describe('a broken catalogue is rejected with file, id and reason', () => {
  test.each<[what: string, file: string, before: string | RegExp, after: string, reason: RegExp]>([
    [
      'a missing translation',
      'products.json',
      '"zh-CN": "Harbor 墙装淋浴门铰链 全背板"',
      '"zh-CN": " "',
      /^products\.json: 1001: name\.zh-CN: empty text$/,
    ],
    [
      'a price of nothing',
      'products.json',
      /("attrs": \{[^}]*\},\s*"price": )38\.5/,
      '$1-0',
      /^products\.json: 1001 \/ RD-HINGE-WALL-FULL-CH-8MM: price: a price must be above 0$/,
    ],
    [
      'a missing picture',
      'products.json',
      'products/hinge-wall-full-bn.webp',
      'products/gone.webp',
      /^products\.json: 1001: the file products\/gone\.webp does not exist$/,
    ],
    [
      'a way out of the catalogue',
      'products.json',
      'products/hinge-wall-full-bn.webp',
      '../secret.webp',
      /^products\.json: 1001: .*not a path inside the catalogue$/,
    ],
    [
      'a negative stock',
      'products.json',
      '"stock": 5,',
      '"stock": -5,',
      /^products\.json: 1001 \/ RD-HINGE-WALL-FULL-CH-8MM: stock: /,
    ],
    [
      'a tier that is not cheaper',
      'products.json',
      '"price": 36.57',
      '"price": 99.5',
      /^products\.json: RD-HINGE-WALL-FULL-CH-8MM: breaks: Breaks must fit minimum and pack/,
    ],
    [
      'a minimum off the pack',
      'products.json',
      /"moq": 2,(\s*)"pack": 1/,
      '"moq": 3,$1"pack": 2',
      /: minimum: The minimum is a whole number, and a multiple of the pack\.$/,
    ],
    [
      'a double code',
      'products.json',
      'RD-HINGE-WALL-FULL-CH-10MM',
      'RD-HINGE-WALL-FULL-CH-8MM',
      /RD-HINGE-WALL-FULL-CH-8MM: the code is used twice$/,
    ],
    [
      'a wrong barcode',
      'products.json',
      '2900001000017',
      '2900001000018',
      /^products\.json: 1001 \/ RD-HINGE-WALL-FULL-CH-8MM: barcode: the barcode has a wrong check digit$/,
    ],
    [
      'a script in a description',
      'products.json',
      '<p>Square-edged',
      '<script>Square-edged',
      /^products\.json: 1001: en-US: has elements that rich texts may not have$/,
    ],
    [
      'a category that is not there',
      'categories.json',
      '"id": 111,',
      '"id": 9111,',
      /^products\.json: 1001: category 111 is not below 110$/,
    ],
    [
      'a review of nothing',
      'content/reviews.json',
      '"product_id": 1001',
      '"product_id": 1002',
      /^content\/reviews\.json: 1: product 1002 has no SKU RD-HINGE-WALL-FULL-CH-8MM$/,
    ],
    [
      'a recommendation of nothing',
      'content/home.json',
      '1028',
      '4711',
      /^content\/home\.json: 4711: the product does not exist$/,
    ],
    [
      'an address without a state',
      'content/customers.json',
      '"OR"',
      '"XX"',
      /^content\/customers\.json: 1: US has no state XX$/,
    ],
    [
      'a finish without a filter',
      'content/facets.json',
      '"key": "BN"',
      '"key": "ZZ"',
      /^content\/facets\.json: \d+: finish BN is missing$/,
    ],
  ])('%s', (_, file, before, after, reason) => {
    const directory = catalogueCopy();
    replaceIn(directory, file, before, after);
    const problems = problemsOf(directory);
    expect(problems).toContainEqual(expect.stringMatching(reason));
  });

  test('an invalid JSON file and a missing one are reported together', () => {
    const directory = catalogueCopy();
    writeFileSync(join(directory, 'regions.json'), '[');
    rmSync(join(directory, 'content/company.json'));
    const problems = problemsOf(directory);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^regions\.json: /);
    expect(problems[1]).toMatch(/^content\/company\.json: /);
  });

  test('the catalogue of the repository is valid', () => {
    expect(problemsOf(CATALOGUE)).toEqual([]);
  });
});

describe.each(DATABASES)('the first start on $name', ({ emptyPlace, openShop }) => {
  test('loads everything once; the second start reads no catalogue and preserves later changes', async () => {
    const place = await emptyPlace();
    await (await createBackend({ ...place, demo: true })).close();
    const database = await openDatabase(place);
    const skus = await database.selectFrom('sku').select('id').execute();
    expect(skus).toHaveLength(553);
    await database.updateTable('sku').set({ stock: 0 }).where('id', '=', 50001).execute();
    await database.destroy();
    const directory = catalogueCopy();
    writeFileSync(join(directory, 'products.json'), 'not even read');
    const second = await createBackend({ ...place, demo: true, catalogueDir: directory });
    const response = await second.fetch(new Request('http://shop.test/api/product/detail/1001'));
    expect(await response.text()).toContain('"unique":"50001","stock":0');
    await second.close();
  });

  test('an interrupted load leaves nothing, and the next start loads again', async () => {
    const database = await openDatabase(await emptyPlace());
    await migrate(database);
    const options = { readContents: () => readCatalogue(CATALOGUE), now: 0 };
    const breakOff = (): Promise<void> => Promise.reject(new Error('power cut'));
    await expect(installOnce(database, [installCatalogue, breakOff], options)).rejects.toThrow('power cut');
    expect(await database.selectFrom('category').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('installation').select('id').execute()).toEqual([]);
    await installOnce(database, [installCatalogue], options);
    expect(await database.selectFrom('product').select('id').execute()).toHaveLength(147);
    await database.destroy();
  });

  test('[B15] without the demonstration the shop starts empty, with pages, company and filters to edit', async () => {
    const shop = await createBackend({ ...(await emptyPlace()), demo: false });
    const read = async (path: string) =>
      ((await (await shop.fetch(new Request(`http://shop.test/api/${path}`))).json()) as { data: unknown }).data;
    expect(await read('pc/get_products?cid=0&page=1&limit=20')).toMatchObject({ list: [], count: 0 });
    expect(await read('pc/get_category_product?page=1&limit=8')).toMatchObject({ list: [] });
    expect(await read('pc/get_company_info')).toMatchObject({ contact_number: expect.any(String) });
    expect(await read('get_agreement/4')).toMatchObject({ content: expect.stringContaining('<') });
    expect(shop.demoAccounts).toEqual([]);
    expect(shop.ownerInvitation).not.toBeNull();
    await shop.close();
  });

  test('a broken catalogue loads nothing, and a corrected one loads', async () => {
    const place = await emptyPlace();
    const directory = catalogueCopy();
    writeFileSync(join(directory, 'categories.json'), '[]');
    await expect(createBackend({ ...place, demo: true, catalogueDir: directory })).rejects.toBeInstanceOf(
      CatalogueError,
    );
    const mended = await createBackend({ ...place, demo: true });
    expect((await mended.fetch(new Request('http://shop.test/api/product/detail/1001'))).status).toBe(200);
    await mended.close();
  });

  test('a database of a later version is rejected', async () => {
    const shop = await openShop();
    await sql`insert into kysely_migration values ('9999_later', '')`.execute(shop.database);
    await expect(shop.restart()).rejects.toThrow('9999_later');
    await shop.database.destroy();
  });
});

test('two processes starting at once on one PostgreSQL load one catalogue', async () => {
  const place = await DATABASES.find(({ name }) => name === 'PostgreSQL')?.emptyPlace();
  const backends = await Promise.all([1, 2].map(() => createBackend({ ...place, demo: true })));
  for (const backend of backends) await backend.close();
  const database = await openDatabase({ ...place });
  expect(await database.selectFrom('sku').select('id').execute()).toHaveLength(553);
  await database.destroy();
});
