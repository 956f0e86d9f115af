import type { CategoryValues } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { CategoryProducts } from '@rider/model/validation';
import { sql } from 'kysely';
import { categoryList } from '../catalogue/categories.ts';
import type { Database, Transaction } from '../database/open.ts';
import { saveProductList } from '../home-page/save-home-page.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import { changedMeanwhile, requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { changeDetail } from '../setting/changes-between.ts';
import { renewIndexOf } from '../search/search-index.ts';
import { MOST_LEVELS, readCategoryTree, type CategoryTree, type StoredCategory } from './category-tree.ts';
import { fileOfAddress, readPictureFiles } from './list-categories.ts';

/** The products that the log names of an order. */
const NAMED_PRODUCTS = 3;

/** Who changes categories, and the language of errors. */
export interface CategoryEditor {
  database: Database;
  operator: Operator;
  locale: Locale;
}

/** Locks the categories. Other changes and saves of products, which store the path of their category, wait; reads do not. */
export async function lockCategories(transaction: Transaction): Promise<void> {
  await sql`lock table facet_set in exclusive mode`.execute(transaction);
  await sql`lock table category in share row exclusive mode`.execute(transaction);
}

/** Runs a change of the locked categories. */
function changeCategories(
  { database }: CategoryEditor,
  change: (transaction: Transaction, tree: CategoryTree) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockCategories(transaction);
    await change(transaction, await readCategoryTree(transaction));
  });
}

/** @throws ApiError `not-found`. */
function required(tree: CategoryTree, id: number): StoredCategory {
  const category = tree.find(id);
  if (category === undefined) throw new ApiError('not-found', { status: 400 });
  return category;
}

/** The error of a field. */
function fieldError(field: keyof CategoryValues, id: string, locale: Locale): ApiError {
  return fieldErrorTexts({ [field]: validationText(id, locale) });
}

async function hasProducts(transaction: Transaction, id: number): Promise<boolean> {
  const product = await transaction
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return product !== undefined;
}

/** The place below a parent for a category with this height, or for itself. @throws ApiError `faulty-fields` for a parent that cannot have it. */
async function placeBelow(
  transaction: Transaction,
  tree: CategoryTree,
  { parentId, moved }: { parentId: string; moved: StoredCategory | null },
  locale: Locale,
): Promise<Pick<StoredCategory, 'parent_id' | 'sort'>> {
  const reject = (id: string): never => {
    throw fieldError('parentId', id, locale);
  };
  const parent = parentId === '' ? null : (tree.find(Number(parentId))?.id ?? reject('validation.category.parent'));
  if (moved !== null && parent === moved.parent_id) return moved;
  const path = tree.pathTo(parent);
  if (moved !== null && path.includes(moved.id)) reject('validation.category.below');
  if (path.length + (moved === null ? 1 : tree.heightOf(moved.id)) > MOST_LEVELS) reject('validation.category.levels');
  // Products are in categories without further ones.
  if (parent !== null && (await hasProducts(transaction, parent))) reject('validation.category.products');
  const sort = 1 + Math.max(0, ...tree.childrenOf(parent).map((sibling) => sibling.sort));
  return { parent_id: parent, sort };
}

/** The columns that an operator enters, beside the place. @throws ApiError `faulty-fields` for an unknown picture. */
async function columnsOf(transaction: Transaction, values: CategoryValues, locale: Locale) {
  const { pictures, banners } = await readPictureFiles(transaction);
  const picture = fileOfAddress(pictures, values.picture);
  const banner = fileOfAddress(banners, values.banner);
  if (picture === undefined) throw fieldError('picture', 'validation.category.picture', locale);
  if (banner === undefined) throw fieldError('banner', 'validation.category.picture', locale);
  return { name: JSON.stringify(values.name), picture, banner };
}

/** Writes the paths of all products of a category that moved. */
async function movePaths(transaction: Transaction, id: number): Promise<void> {
  const tree = await readCategoryTree(transaction);
  for (const category of tree.withBelow(id))
    await transaction
      .updateTable('product')
      .set({ category_path: tree.pathTo(category.id) })
      .where('category_id', '=', category.id)
      .execute();
}

/** Requires the version that the operator saw. @throws ApiError `changed-meanwhile` with the name of who changed it. */
async function requireVersion(
  transaction: Transaction,
  { version, changed_by: changedBy }: StoredCategory,
  seen: number,
  locale: Locale,
): Promise<void> {
  if (version === seen) return;
  throw await changedMeanwhile(transaction, changedBy, locale);
}

/** Who writes categories, the language of errors, and the locked categories. */
interface CategoryWriting extends Omit<CategoryEditor, 'database'> {
  tree: CategoryTree;
}

/** A category that is written; without a position a new or moved one is the last of its parent. */
interface WrittenCategory extends CategoryValues {
  position?: number | undefined;
}

/** Writes a category into the locked categories, a new one for null, and logs it. @throws ApiError `faulty-fields`. */
export async function writeCategory(
  transaction: Transaction,
  { operator, locale, tree }: CategoryWriting,
  before: StoredCategory | null,
  { position, ...values }: WrittenCategory,
): Promise<void> {
  const place = await placeBelow(transaction, tree, { parentId: values.parentId, moved: before }, locale);
  const columns = {
    ...(await columnsOf(transaction, values, locale)),
    parent_id: place.parent_id,
    sort: position ?? place.sort,
    changed_by: operator.id,
  };
  const is = values.name['en-US'];
  if (before === null) {
    await transaction.insertInto('category').values(columns).execute();
    await recordOperatorAction(transaction, { operator, action: 'category.add', subject: is });
    return;
  }
  const { id, version, name } = before;
  await transaction
    .updateTable('category')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const isMoved = columns.parent_id !== before.parent_id;
  if (isMoved) await movePaths(transaction, id);
  if (isMoved || columns.name !== JSON.stringify(name)) await renewIndexOf(transaction, id);
  const parent = (at: number | null) => (at === null ? '' : (tree.find(at)?.name['en-US'] ?? ''));
  const { picture, banner } = columns;
  const detail = changeDetail(
    { name, parent: parent(before.parent_id), picture: before.picture, banner: before.banner },
    { name: values.name, parent: parent(columns.parent_id), picture, banner },
  );
  await recordOperatorAction(transaction, { operator, action: 'category.save', subject: is, detail });
}

/** Adds a category as the last one of its parent. @throws ApiError `faulty-fields`. */
export function addCategory(editor: CategoryEditor, values: CategoryValues): Promise<void> {
  return changeCategories(editor, (transaction, tree) => writeCategory(transaction, { ...editor, tree }, null, values));
}

/** Saves a category. @throws ApiError `not-found`, `changed-meanwhile`, `faulty-fields`. */
export function saveCategory(
  editor: CategoryEditor,
  id: number,
  { version, ...values }: CategoryValues & { version: number },
): Promise<void> {
  return changeCategories(editor, async (transaction, tree) => {
    const before = required(tree, id);
    await requireVersion(transaction, before, version, editor.locale);
    await writeCategory(transaction, { ...editor, tree }, before, values);
  });
}

/** Moves a category to another place of its parent; to none beyond the last one. @throws ApiError `not-found`, `changed-meanwhile`. */
export function orderCategory(
  editor: CategoryEditor,
  id: number,
  { to, seen }: { to: number; seen: Seen },
): Promise<void> {
  const { operator } = editor;
  return changeCategories(editor, async (transaction, tree) => {
    const category = required(tree, id);
    const before = tree.childrenOf(category.parent_id);
    const order = { siblings: before.map((sibling) => sibling.id).join(' ') };
    const subject = category.name['en-US'];
    await requireSeen(transaction, seen, order, { subject, actions: ['category.order'] });
    if (before[to] === category) return;
    const siblings = before.filter((sibling) => sibling !== category);
    siblings.splice(to, 0, category);
    for (const [index, sibling] of siblings.entries())
      if (sibling.sort !== index + 1)
        await transaction
          .updateTable('category')
          .set({ sort: index + 1 })
          .where('id', '=', sibling.id)
          .execute();
    await recordOperatorAction(transaction, { operator, action: 'category.order', subject });
  });
}

/**
 * Puts products first in a locked category, in their order, and logs it; the others follow. Returns whether they changed. @throws ApiError
 * `not-found` for a product outside of it.
 */
export async function placeProducts(
  transaction: Transaction,
  operator: Operator,
  { id, name }: Pick<StoredCategory, 'id' | 'name'>,
  ids: readonly number[],
): Promise<boolean> {
  const found = await transaction
    .selectFrom('product')
    .select(['id', 'name'])
    .where(sql<boolean>`category_path @> array[${id}]::integer[]`)
    .where('id', 'in', [0, ...ids])
    .execute();
  if (found.length < ids.length) throw new ApiError('not-found', { status: 400 });
  if (!(await saveProductList(transaction, categoryList(id), ids))) return false;
  await transaction
    .updateTable('category')
    .set({ version: sql<number>`version + 1`, changed_by: operator.id })
    .where('id', '=', id)
    .execute();
  const names = ids.slice(0, NAMED_PRODUCTS).map((own) => found.find((each) => each.id === own)?.name['en-US']);
  const detail = names.join('\n');
  await recordOperatorAction(transaction, { operator, action: 'category.products', subject: name['en-US'], detail });
  return true;
}

/**
 * Saves the products that come first in a category, in their order; the others follow. @throws ApiError `not-found` for an unknown category or
 * a product outside of it, `changed-meanwhile`.
 */
export function orderProducts(
  editor: CategoryEditor,
  id: number,
  { version, products }: CategoryProducts,
): Promise<void> {
  const { operator, locale } = editor;
  return changeCategories(editor, async (transaction, tree) => {
    const category = required(tree, id);
    await requireVersion(transaction, category, version, locale);
    await placeProducts(transaction, operator, category, products.map(Number));
  });
}

/** Removes a category that nothing is in and no coupon is for. @throws ApiError `not-found`, `category-not-empty`. */
export function removeCategory(editor: CategoryEditor, id: number): Promise<void> {
  const { operator } = editor;
  return changeCategories(editor, async (transaction, tree) => {
    const { name } = required(tree, id);
    const count = (table: 'product' | 'coupon') =>
      transaction
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('category_id', '=', id)
        .executeTakeFirstOrThrow();
    const counts = {
      categories: tree.childrenOf(id).length,
      products: (await count('product')).count,
      coupons: (await count('coupon')).count,
    };
    if (counts.categories + counts.products + counts.coupons > 0)
      throw new ApiError('category-not-empty', { status: 400, parameters: counts });
    await transaction.deleteFrom('shelf').where('category_id', '=', id).execute();
    await transaction.deleteFrom('product_list').where('list', '=', categoryList(id)).execute();
    await transaction.deleteFrom('category').where('id', '=', id).execute();
    await recordOperatorAction(transaction, { operator, action: 'category.remove', subject: name['en-US'] });
  });
}
