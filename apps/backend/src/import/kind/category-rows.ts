import type { Locale } from '@rider/model/locale';
import { MOST_LISTED } from '@rider/model/site';
import { categoryRowSchema, categorySchema, validate } from '@rider/model/validation';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { categoryList } from '../../catalogue/categories.ts';
import { readCategoryTree, type CategoryTree, type StoredCategory } from '../../category/category-tree.ts';
import { lockCategories, placeProducts, writeCategory } from '../../category/save-category.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { mediaPath } from '../../http/media.ts';
import { messageText, validationText } from '../../messages/index.ts';
import { rowKind, type RowSaving, type RowWatch } from './row-kind.ts';

type CategoryRow = InferOutput<typeof categoryRowSchema>;

const addressOf = (file: string): string => file && mediaPath(file);
const isNamed = (category: StoredCategory, name: string) =>
  Object.values(category.name).some((own) => own.toLowerCase() === name.toLowerCase());

/** The category at a path of names in either language, such as `Hardware > Hinges`, or with an id; undefined for none. */
function categoryAt(tree: CategoryTree, path: string): StoredCategory | undefined {
  if (/^\d+$/.test(path)) return tree.find(Number(path));
  let found: StoredCategory | undefined;
  for (const name of path.split('>')) {
    found = tree.childrenOf(found?.id ?? null).find((child) => isNamed(child, name.trim()));
    if (found === undefined) return undefined;
  }
  return found;
}

/** The path of a category in English. */
function pathOf(tree: CategoryTree, id: number | null): string {
  return tree
    .pathTo(id)
    .map((each) => tree.find(each)?.name['en-US'] ?? '')
    .join(' > ');
}

/** The category of a row and the parent that the row gives it; a row without a parent leaves that of a known category. */
function placeOf(tree: CategoryTree, row: CategoryRow, { locale }: RowSaving) {
  const known = row.id === null ? undefined : tree.find(row.id);
  if (row.id !== null && known === undefined)
    throw fieldErrorTexts({ id: messageText('backend.import.unknownCategory', locale) });
  const parent = row.parentId === '' ? null : (categoryAt(tree, row.parentId)?.id ?? undefined);
  if (parent === undefined) throw fieldErrorTexts({ parentId: validationText('validation.category.parent', locale) });
  const names = [row['name.en-US'], row['name.zh-CN']].filter(Boolean);
  const same = tree.childrenOf(parent).find((child) => names.some((name) => isNamed(child, name)));
  return { category: known ?? same, parentId: row.parentId === '' && known ? known.parent_id : parent };
}

/** SKUs in a cell, such as `RD-1; RD-2`. */
const SEPARATOR = ';';

/** The SKUs of the products that come first in categories, by the id of the category: the first SKU of each. */
async function firstProducts(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('product_list')
    .innerJoin('sku', 'sku.product_id', 'product_list.product_id')
    .distinctOn(['list', 'product_list.position'])
    .select(['list', 'code'])
    .where('hidden', '=', false)
    .orderBy('list')
    .orderBy('product_list.position')
    .orderBy('sku.position')
    .execute();
  const byList = Map.groupBy(rows, ({ list }) => list);
  return new Map([...byList].map(([list, own]) => [list, own.map(({ code }) => code).join(`${SEPARATOR} `)]));
}

/** The products of SKUs, in their order. @throws ApiError `faulty-fields` for a SKU that no product of the category has. */
async function productsOf(
  transaction: Transaction,
  category: StoredCategory | undefined,
  cell: string,
  locale: Locale,
) {
  const codes = cell.split(SEPARATOR).map((code) => code.trim().toUpperCase());
  const rows = await transaction
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['code', 'product_id as id'])
    .where('code', 'in', codes)
    .where(sql<boolean>`category_path @> array[${category?.id ?? 0}]::integer[]`)
    .execute();
  const ids = codes.filter(Boolean).map((code) => rows.find((row) => row.code === code)?.id);
  if (ids.length > MOST_LISTED || ids.some((id) => id === undefined))
    throw fieldErrorTexts({ products: messageText('backend.import.firstProducts', locale, { most: MOST_LISTED }) });
  return [...new Set(ids as number[])];
}

/** Finds a category that an earlier row is about. */
function watchCategories(): RowWatch {
  const seen = new Set<string>();
  return ({ id, parentId, 'name.en-US': english, 'name.zh-CN': chinese }) => {
    const key = (id ?? `${parentId ?? ''} > ${english ?? chinese ?? ''}`).toLowerCase();
    if (seen.has(key)) return { path: id === undefined ? 'name.en-US' : 'id', fault: 'backend.import.repeated' };
    seen.add(key);
    return null;
  };
}

/** Categories: a row for each, parents before what is in them. */
export const CATEGORY_ROWS = rowKind({
  action: 'category.import',
  tags: ['products'],
  schema: categoryRowSchema,
  // Rows may be in categories of earlier rows, which only one transaction checks together.
  isWhole: true,
  watch: watchCategories,
  save: async (saving, row) => {
    const { transaction, operator, locale } = saving;
    await lockCategories(transaction);
    const tree = await readCategoryTree(transaction);
    const { category, parentId } = placeOf(tree, row, saving);
    const before = {
      name: category?.name ?? { 'en-US': '', 'zh-CN': '' },
      parentId: category?.parent_id === null ? '' : String(category?.parent_id ?? ''),
      picture: addressOf(category?.picture ?? ''),
      banner: addressOf(category?.banner ?? ''),
    };
    const name = {
      'en-US': row['name.en-US'] || before.name['en-US'],
      'zh-CN': row['name.zh-CN'] || before.name['zh-CN'],
    };
    const { values, errors } = validate(categorySchema, { ...before, name, parentId: String(parentId ?? '') });
    if (errors)
      throw fieldErrorTexts(
        Object.fromEntries(Object.entries(errors).map(([path, id]) => [path, validationText(id, locale)])),
      );
    const position = row.position ?? category?.sort;
    const texts = [
      [before.name['en-US'], values.name['en-US']],
      [before.name['zh-CN'], values.name['zh-CN']],
      [pathOf(tree, category?.parent_id ?? null), pathOf(tree, parentId)],
      [String(category?.sort ?? ''), String(position ?? '')],
    ];
    const changes = texts.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`]));
    const first = row.products === '' ? null : await productsOf(transaction, category, row.products, locale);
    if (category === undefined || changes.length > 0)
      await writeCategory(transaction, { operator, locale, tree }, category ?? null, { ...values, position });
    if (category && first && (await placeProducts(transaction, operator, category, first))) changes.push(row.products);
    if (category !== undefined && changes.length === 0) return { outcome: 'same', changes: [] };
    return category === undefined ? { outcome: 'created', changes: [] } : { outcome: 'changed', changes };
  },
  async *exported({ database }) {
    const tree = await readCategoryTree(database);
    const first = await firstProducts(database);
    for (const { id, name, parent_id: parent, sort } of tree.withBelow(null))
      yield [
        String(id),
        name['en-US'],
        name['zh-CN'],
        pathOf(tree, parent),
        String(sort),
        first.get(categoryList(id)) ?? '',
      ];
  },
});
