/**
 * Measures search, facets, sorted list and typeahead: `node bench/search.ts [skus]`, on PGlite in memory or the empty PostgreSQL database
 * of DATABASE_URL. Prints p50 and p95 of each kind of query (ms). Runs each query once, so that no cache can serve it.
 */
import { sql } from 'kysely';
import type { CatalogueContents, ProductContent } from '../src/catalogue/contents.ts';
import { readCatalogue } from '../src/catalogue/read-catalogue.ts';
import { installCatalogue } from '../src/product/install-catalogue.ts';
import { installOnce } from '../src/catalogue/install-once.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase, type Database } from '../src/database/open.ts';
import type { Listing } from '../src/catalogue/listing-parameters.ts';
import { findProducts } from '../src/catalogue/listing.ts';
import { suggest } from '../src/catalogue/suggestions.ts';
import type { Locale } from '@rider/model/locale';
import { EVERY_PRODUCT } from '../tests/testing/every-product.ts';
import { fileURLToPath } from 'node:url';

const SERIES = 'Harbor Tern Kestrel Alder Juniper Cobalt Summit Delta Prairie Orchard Quarry Lantern'.split(' ');
const ROUNDS = 30;

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

const ORDERS = ['price-asc', 'price-desc', 'sales-desc', 'newest'] as const;

/** The words of all product names in a language, the most frequent first. */
function wordsOf({ products }: CatalogueContents, locale: Locale): string[] {
  const words = products.flatMap(({ name }) => [
    ...new Set(name[locale].toLowerCase().match(/[a-z]+|\p{Script=Han}{2}/gu)),
  ]);
  const counted = Map.groupBy(words, (word) => word);
  return [...counted].toSorted(([, one], [, other]) => other.length - one.length).map(([word]) => word);
}

interface Figure {
  what: string;
  questions: number;
  p50: number;
  p95: number;
}

/** Runs each query once; the first tenth is warm-up. */
async function measure<Question>(
  what: string,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<Figure> {
  const times: number[] = [];
  for (const question of questions) {
    const begun = performance.now();
    await ask(question);
    times.push(performance.now() - begun);
  }
  const measured = times.slice(Math.ceil(times.length / 10)).toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((measured[Math.floor(measured.length * share)] ?? 0) * 10) / 10;
  return { what, questions: measured.length, p50: at(0.5), p95: at(0.95) };
}

const databaseUrl = process.env['DATABASE_URL'];
const open = (patient: boolean) => openDatabase(databaseUrl === undefined ? {} : { databaseUrl }, { patient });

async function load(contents: CatalogueContents): Promise<Database> {
  const loading = await open(true);
  await migrate(loading);
  await installOnce(loading, [installCatalogue], { readContents: () => contents, now: Date.now() });
  await sql`analyze`.execute(loading);
  if (databaseUrl === undefined) return loading;
  // PostgreSQL is measured with the shop's timeouts.
  await loading.destroy();
  return open(false);
}

const begun = performance.now();
const original = readCatalogue(fileURLToPath(new URL('../catalogue', import.meta.url)));
const database = await load(multiply(original, Number(process.argv[2] ?? 100_000)));
console.log(`loaded in ${Math.round((performance.now() - begun) / 1000)} s`);
const find = (listing: Partial<Listing>) => findProducts(database, { ...EVERY_PRODUCT, ...listing });
const [english, chinese] = [wordsOf(original, 'en-US'), wordsOf(original, 'zh-CN')];
const codes = original.products.flatMap(({ skus }) => skus.map(({ code }) => code));
const keywords = Array.from({ length: ROUNDS }, (_, round) => [
  english[round] ?? '',
  chinese[round] ?? '',
  `${SERIES[round % SERIES.length]} ${english[round]} ${english[round + 1]}`,
  `${chinese[round]} ${chinese[round + 1]}`,
  (codes[round * 7] ?? '').replace(/^RD-/, `RD-${round}-`),
  (codes[round * 7] ?? '').split('-', 3).join(`-${round}-`).toLowerCase(),
  `${english.at(-1 - round)}x`,
]).flat();
const typed = new Set(
  [...english.slice(0, 2 * ROUNDS), ...chinese.slice(0, ROUNDS)].flatMap((word) =>
    [...word].map((_, at) => word.slice(0, at + 1)),
  ),
);
const { facets } = await find({});
const categories = [...new Set(original.products.flatMap(({ category }) => category))];
// Each query has a different filter, because a cache would contain the count of the same products in another order.
const sorted = [
  ...categories.map((id) => ({ categories: [id] })),
  ...ORDERS.map((_, cents) => ({ minPrice: cents })),
].map((filter, at) => ({ ...filter, order: ORDERS[at % ORDERS.length] ?? 'default' }));
const figures = [
  await measure('search', keywords, (keyword) => find({ keyword })),
  await measure('facets', [...facets.keys()], (facet) => {
    const [key = '', value = ''] = facet.split(':');
    return find({ facets: new Map([[key, [value]]]) });
  }),
  await measure('sorted list', sorted, find),
  await measure('typeahead', [...typed], (text) => suggest(database, text, 'en-US')),
];
console.table(figures);
console.log(JSON.stringify({ database: databaseUrl === undefined ? 'pglite' : 'postgresql', figures }));
await database.destroy();
