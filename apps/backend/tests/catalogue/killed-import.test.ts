import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { getImportProgress, getImports } from '@rider/api/operator';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase, type DatabaseLocation } from '../../src/database/open.ts';
import { csvOf } from '../../src/document/table-file.ts';
import { ApiError } from '../../src/http/api-error.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { stageImport } from '../../src/import/stage-import.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

// With their variants as many rows as a large file has.
const PRODUCTS = 170;
const VARIANTS = 3;

const HEADINGS = ['SKU', 'Product', 'Name EN', 'Name ZH', 'Unit EN', 'Unit ZH', 'Category', 'Option 1 EN'];
const variants = Array.from({ length: PRODUCTS * VARIANTS }, (_, number) => ({
  code: `KILL-${number}`,
  product: `product ${Math.floor(number / VARIANTS)}`,
  size: `${number % VARIANTS} mm`,
  cents: 1_000 + number,
  counted: 5 + (number % 40),
  arrived: 1 + (number % 9),
}));

const productRows = (category: number) =>
  variants.map(({ code, product, size, cents, counted }) => {
    const ofProduct = [product, product, product, 'pc', '件', String(category), 'Size'];
    return [code, ...ofProduct, size, (cents / 100).toFixed(2), String(counted)];
  });

/** A folder with the files: new products with their stock, then pieces that arrived for each second variant. */
function writeFiles(category: number): string {
  const folder = mkdtempSync(join(inject('directory'), 'files-'));
  const stockRows = variants
    .filter((_, number) => number % 2 === 0)
    .map(({ code, arrived }) => [code, String(arrived), 'Delivery 7']);
  writeFileSync(
    join(folder, 'products.csv'),
    csvOf([[...HEADINGS, 'Value 1 EN', 'Price', 'Stock'], ...productRows(category)]),
  );
  writeFileSync(join(folder, 'stock.csv'), csvOf([['SKU', 'Change', 'Reason'], ...stockRows]));
  return folder;
}

/** Runs a process that imports the files; kills it once `until` is true of an import. Returns whether it was killed. */
async function importUntil(
  place: DatabaseLocation,
  folder: string,
  until: (kind: string, state: string, left: number) => boolean,
): Promise<boolean> {
  const script = fileURLToPath(new URL('../testing/processes/import-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(place), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  for await (const line of createInterface({ input: child.stdout })) {
    const [kind = '', state = '', left, faulty] = line.split(' ');
    expect(faulty).toBe('0');
    if (until(kind, state, Number(left))) child.kill('SIGKILL');
  }
  return (await ended) === 'SIGKILL';
}

describe.each(DATABASES)('imports of a killed process on $name', ({ loadedPlace }) => {
  test('[B16] killed while it saves products, and again while it moves stock, an import ends with exactly the rows of its files', async () => {
    const place = await loadedPlace();
    const opened = await openDatabase(place);
    const { id } = await opened.selectFrom('category').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await opened.destroy();
    const folder = writeFiles(id);
    const half = variants.length / 2;
    const isHalfDone = (left: number, rows: number) => left > 0 && left < rows;
    const kills = [
      (kind: string, state: string, left: number) =>
        kind === 'products' && state === 'applying' && isHalfDone(left, variants.length),
      (kind: string, state: string, left: number) => kind === 'stock' && state === 'applying' && isHalfDone(left, half),
    ];
    for (const kill of kills) expect(await importUntil(place, folder, kill)).toBe(true);
    expect(await importUntil(place, folder, () => false)).toBe(false);

    const database = await openDatabase(place);
    const own = database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .where('code', 'like', 'KILL-%');
    const stored = await own.select(['sku.id', 'code', 'sku.price', 'stock', 'name']).orderBy('sku.id').execute();
    expect(stored.map(({ code, price, stock, name }) => [code, price, stock, name['en-US']])).toEqual(
      variants.map(({ code, cents, counted, arrived, product }, number) => [
        code,
        cents,
        counted + (number % 2 === 0 ? arrived : 0),
        product,
      ]),
    );
    const { products } = await own
      .select((select) => select.fn.count<number>('product.id').distinct().as('products'))
      .executeTakeFirstOrThrow();
    expect(products).toBe(PRODUCTS);
    const ids = stored.map((variant) => variant.id);
    const moved = await database
      .selectFrom('stock_movement')
      .select(['sku_id', 'kind', 'change'])
      .where('sku_id', 'in', ids)
      .orderBy('id')
      .execute();
    const movementsOf = Map.groupBy(moved, (movement) => movement.sku_id);
    expect(stored.map(({ id: sku }) => movementsOf.get(sku)?.map(({ kind, change }) => [kind, change]))).toEqual(
      variants.map(({ counted, arrived }, number) => [
        ['count', counted],
        ...(number % 2 === 0 ? [['receipt', arrived]] : []),
      ]),
    );
    const prices = await database.selectFrom('price_history').select('price').where('sku_id', 'in', ids).execute();
    expect(prices).toHaveLength(variants.length);
    const log = await database
      .selectFrom('operator_action')
      .select('action')
      .where('action', 'in', ['product.import', 'stock.import'])
      .execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual(['product.import', 'stock.import']);
    await database.destroy();
    // Three starts of a shop.
  }, 240_000);
});

describe.each(DATABASES)('imports and housekeeping on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[B16] an import whose process ended while it read the file is interrupted, and purged like other old ones', async () => {
    const api = await operatorApi(shop);
    const { id: agentId } = await shop.database.selectFrom('agent').select('id').executeTakeFirstOrThrow();
    const at = (age: number) => new Date(shop.clock.now - age);
    const reading = async (age: number) => {
      const values = { file_name: 'a.csv', headings: ['SKU'], agent_id: agentId };
      const dates = { created_at: at(age), read_at: at(age) };
      const { id } = await shop.database
        .insertInto('product_import')
        .values({ ...values, ...dates, state: 'reading', locale: 'en-US' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = { import_id: id, product: 'row:2', first: 2, cells: ['A'], outcome: null };
      await shop.database
        .insertInto('product_import_row')
        .values({ ...row, number: 2 })
        .execute();
      return String(id);
    };
    const [ended, running] = [await reading(3 * 60_000), await reading(60_000)];
    await runHousekeeping(shop.services);
    const rows = () => shop.database.selectFrom('product_import_row').select('import_id').execute();
    expect((await getImportProgress(api, ended)).state).toBe('interrupted');
    expect((await getImportProgress(api, running)).state).toBe('reading');
    expect(await rows()).toEqual([{ import_id: Number(running) }]);
    shop.clock.now += 91 * 86_400_000;
    const later = await operatorApi(shop);
    await runHousekeeping(shop.services);
    await runHousekeeping(shop.services);
    expect((await getImports(later, {})).total).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('[B16] a file that takes long to store is answered meanwhile, and a later fault is shown at its import', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answered = Promise.withResolvers<number>();
    async function* rows() {
      yield ['SKU'];
      yield ['LONG-1'];
      vi.advanceTimersByTime(10_000);
      vi.useRealTimers();
      await answered.promise;
      throw new ApiError('unreadable-file', { status: 400 });
    }
    const { id } = await shop.database.selectFrom('agent').select('id').executeTakeFirstOrThrow();
    const stored = stageImport(shop.database, {
      name: 'long.csv',
      kind: 'products',
      columns: ['code'],
      rows: rows(),
      operator: { id, at: new Date(shop.clock.now) },
      locale: 'en-US',
      clock: () => shop.clock.now,
      onLongRun: answered.resolve,
    });
    await expect(stored).rejects.toThrow('unreadable-file');
    const progress = await getImportProgress(await operatorApi(shop), String(await answered.promise));
    expect(progress).toMatchObject({ state: 'interrupted', fault: expect.stringContaining('file') });
  });

  test('[B16] after a large import the planner has the statistics of the new rows', async () => {
    const { apply } = await importFiles(shop, 'products');
    const { id } = await shop.database
      .selectFrom('category')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { counts } = await apply([[...HEADINGS, 'Value 1 EN', 'Price', 'Stock'], ...productRows(id)]);
    expect(counts.created).toBe(variants.length);
    const { rows } = await sql<{ rows: number }>`select reltuples::integer as rows from pg_class
      where oid = 'sku'::regclass`.execute(shop.database);
    const { count } = await shop.database
      .selectFrom('sku')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(rows[0]?.rows).toBe(count);
  });
});
