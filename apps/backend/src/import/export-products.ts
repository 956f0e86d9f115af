import { FILE_COLUMNS, IMPORT_COLUMNS, rowsOfProduct, type ImportKind } from '@rider/model/import';
import type { Database } from '../database/open.ts';
import { readProducts } from '../product/read-product.ts';
import type { ExportServices } from './kind/row-kind.ts';
import { ROW_KINDS } from './kind/row-kinds.ts';

const PRODUCTS_AT_ONCE = 200;

/** All products, a row for each variant, with the headings. */
async function productRows(database: Database): Promise<string[][]> {
  const categories = await database.selectFrom('category').select(['id', 'parent_id', 'name']).execute();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (id: number | null): string[] => {
    const category = id === null ? undefined : byId.get(id);
    return category ? [...pathOf(category.parent_id), category.name['en-US']] : [];
  };
  const rows = [FILE_COLUMNS.map(({ name }) => name)];
  const ids = await database.selectFrom('product').select('id').orderBy('id').execute();
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
    const some = ids.slice(start, start + PRODUCTS_AT_ONCE).map(({ id }) => id);
    const stored = await readProducts(database, some);
    for (const id of some) {
      const read = stored.get(id);
      if (read === undefined) continue;
      const stock = new Map(read.variants.map((variant) => [variant.code, variant.stock]));
      const category = pathOf(read.product.category_id).join(' > ');
      rows.push(...rowsOfProduct(String(id), read.draft, { category, stockOf: (code) => stock.get(code) ?? 0 }));
    }
  }
  return rows;
}

/** All rows of a kind, with the headings. */
export async function exportedRows(services: ExportServices, kind: ImportKind): Promise<string[][]> {
  if (kind === 'products') return productRows(services.database);
  const rows = [IMPORT_COLUMNS[kind].map(({ name }) => name)];
  for await (const row of ROW_KINDS[kind].exported(services)) rows.push(row);
  return rows;
}
