/**
 * Measures search, facets, sorted list and typeahead: `node bench/search.ts [skus]`, on PGlite in memory, or on an empty PostgreSQL database
 * named by DATABASE_URL. Prints p50 and p95 of each kind of query (ms). Bypasses the read cache, since every query differs.
 */
import { sql } from 'kysely';
import { readCatalogue, type CatalogueContents, type ProductContent } from '../src/catalogue/contents.ts';
import { installCatalogue } from '../src/catalogue/install.ts';
import { installOnce } from '../src/catalogue/install-once.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase, type Database } from '../src/database/open.ts';
import { findProducts, type Listing } from '../src/catalogue/listing.ts';
import { suggest } from '../src/catalogue/suggestions.ts';
import { EVERY_PRODUCT } from '../tests/every-product.ts';
import { fileURLToPath } from 'node:url';

const SERIES = 'Harbor Tern Kestrel Alder Juniper Cobalt Summit Delta Prairie Orchard Quarry Lantern'.split(' ');
const ROUNDS = 20;

/** Copies the real products under new ids, codes and series names until there are enough SKUs. */
function multiply(contents: CatalogueContents, skus: number): CatalogueContents {
  const products: ProductContent[] = [];
  for (let copy = 0, count = 0, skuId = 1; count < skus; copy += 1) {
    const series = `${SERIES[copy % SERIES.length]} ${Math.floor(copy / SERIES.length) + 1}`;
    for (const product of contents.products) {
      if (count >= skus) break;
      products.push({
        ...product,
        id: products.length + 1,
        key: `${product.key}-${copy}`,
        related: [],
        sales: (product.sales * 7919 * (copy + 1)) % 5000,
        name: { 'en-US': `${series} ${product.name['en-US']}`, 'zh-CN': `${series} ${product.name['zh-CN']}` },
        skus: product.skus.map((sku) => ({ ...sku, id: skuId++, code: sku.code.replace(/^RD-/, `RD-${copy}-`) })),
      });
      count += product.skus.length;
    }
  }
  return { ...contents, products, home: { ...contents.home, recommended: [], new: [] } };
}

const KEYWORDS = [
  'hinge',
  '铰链',
  'harbor hinge 180',
  '墙装铰链 亮铬',
  'RD-17-HINGE-180-BN-8MM',
  'rd-40-hinge',
  'quantum flux',
];
const TYPED = ['h', 'hinge', 'shower d', 'matte bl', 'rd-17-hinge', '铰', '玻璃'];
const ORDERS = ['price-asc', 'price-desc', 'sales-desc', 'newest'] as const;

interface Figure {
  what: string;
  p50: number;
  p95: number;
}

async function measure(what: string, asks: (() => Promise<unknown>)[]): Promise<Figure> {
  for (const ask of asks) await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const ask of asks) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { what, p50: at(0.5), p95: at(0.95) };
}

const databaseUrl = process.env['DATABASE_URL'];
const open = (patient: boolean) => openDatabase(databaseUrl === undefined ? {} : { databaseUrl }, { patient });

async function load(skus: number): Promise<Database> {
  const loading = await open(true);
  await migrate(loading);
  const contents = multiply(readCatalogue(fileURLToPath(new URL('../catalogue', import.meta.url))), skus);
  await installOnce(loading, [installCatalogue], { readContents: () => contents, now: Date.now() });
  await sql`analyze`.execute(loading);
  if (databaseUrl === undefined) return loading;
  // A server is queried with the shop's own timeouts.
  await loading.destroy();
  return open(false);
}

const begun = performance.now();
const database = await load(Number(process.argv[2] ?? 100_000));
console.log(`loaded in ${Math.round((performance.now() - begun) / 1000)} s`);
const find = (listing: Partial<Listing>) => () => findProducts(database, { ...EVERY_PRODUCT, ...listing });
const { facets } = await find({})();
const facetQueries = [...facets.keys()].slice(0, 10).map((facet) => {
  const [key = '', value = ''] = facet.split(':');
  return find({ facets: new Map([[key, [value]]]) });
});
const figures = [
  await measure(
    'search',
    KEYWORDS.map((keyword) => find({ keyword })),
  ),
  await measure('facets', facetQueries),
  await measure(
    'sorted list',
    ORDERS.map((order) => find({ order })),
  ),
  await measure(
    'typeahead',
    TYPED.map((typed) => () => suggest(database, typed, 'en-US')),
  ),
];
console.table(figures);
console.log(JSON.stringify({ database: databaseUrl === undefined ? 'pglite' : 'postgresql', figures }));
await database.destroy();
