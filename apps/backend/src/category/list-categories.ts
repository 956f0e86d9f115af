import type { CategoryPicture, OperatorCategories } from '@rider/api/operator';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { mediaPath, smallMediaPath } from '../http/media.ts';
import { readCategoryTree } from './category-tree.ts';

const addressOf = (file: string): string => file && mediaPath(file);

/** The files that categories may have as pictures or banners: those of other categories, of banners, and of the best-selling products. */
export async function readPictureFiles(database: Database): Promise<Record<'pictures' | 'banners', string[]>> {
  const { rows } = await sql<{ kind: 'pictures' | 'banners'; file: string }>`
    select 'pictures' as kind, picture as file from category
    union (select 'pictures', image from product order by sales desc, id limit 200)
    union select 'banners', banner from category union select 'banners', image from banner
    order by kind, file`.execute(database);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind && row.file !== '').map(({ file }) => file);
  return { pictures: ofKind('pictures'), banners: ofKind('banners') };
}

/** The file of an address among those that may be chosen; undefined for any other address. */
export function fileOfAddress(files: readonly string[], address: string): string | undefined {
  return address === '' ? '' : files.find((file) => mediaPath(file) === address);
}

/** The number of products in each category itself. */
async function countProducts(database: Database): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('product')
    .select((select) => ['category_id as id', select.fn.countAll<number>().as('products')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** All categories with the pictures to choose from. */
export async function listCategories(database: Database): Promise<OperatorCategories> {
  const tree = await readCategoryTree(database);
  const products = await countProducts(database);
  const { pictures, banners } = await readPictureFiles(database);
  const choices = (files: readonly string[]): CategoryPicture[] =>
    files.map((file) => ({ address: mediaPath(file), small: smallMediaPath(file) }));
  return {
    categories: tree.withBelow(null).map(({ id, parent_id: parent, name, picture, banner, version }) => ({
      id: String(id),
      parentId: parent === null ? '' : String(parent),
      name,
      picture: addressOf(picture),
      banner: addressOf(banner),
      products: tree.withBelow(id).reduce((sum, below) => sum + (products.get(below.id) ?? 0), 0),
      version,
    })),
    pictures: choices(pictures),
    banners: choices(banners),
  };
}
