import type { Api } from '@rider/api';
import { getCategories, getProduct, getProducts } from '@rider/api/catalogue';
import {
  addCategory,
  getOperatorCategories,
  getOperatorLog,
  getOperatorProducts,
  orderCategory,
  orderCategoryProducts,
  removeCategory,
  saveCategory,
  type OperatorCategory,
} from '@rider/api/operator';
import type { Category, ProductSort } from '@rider/model/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const NOWHERE = { parentId: '', picture: '', banner: '' };
const named = (name: string) => ({ 'en-US': name, 'zh-CN': `${name} 类` });

describe.each(MAIN_DATABASE)('categories at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  let operator: Api;
  let anyone: Api;
  beforeAll(async () => {
    shop = await openShop();
    operator = await operatorApi(shop);
    anyone = apiOf(shop, '');
  });
  afterAll(() => shop.close());

  const find = async (name: string): Promise<OperatorCategory> => {
    const { categories } = await getOperatorCategories(operator);
    const found = categories.find((category) => category.name['en-US'] === name);
    if (found === undefined) throw new Error(`no category ${name}`);
    return found;
  };
  const menu = async () => {
    const names = (level: readonly Category[]): string[] =>
      level.flatMap(({ name, children }) => [name, ...names(children)]);
    return names(await getCategories(anyone));
  };

  test('[B15] the tree is listed in the order of the menu, with both names and all products below', async () => {
    const { categories, pictures, banners } = await getOperatorCategories(operator);
    expect(categories.map(({ name }) => name['en-US'])).toEqual(await menu());
    const [first, second] = categories;
    expect(first).toMatchObject({ id: '100', parentId: '', name: { 'zh-CN': expect.any(String) }, version: 0 });
    expect(second?.parentId).toBe('100');
    expect(first?.products).toBeGreaterThan(second?.products ?? 0);
    expect(pictures).toContainEqual({ address: first?.picture, small: expect.stringContaining('/small/') });
    expect(banners.map(({ address }) => address)).toContain(first?.banner);
  });

  test('[B15] a new category is the last of its parent, shows in the menu at once, and is removed', async () => {
    const before = await menu();
    const [picture] = (await getOperatorCategories(operator)).pictures;
    await addCategory(operator, { ...NOWHERE, name: named('Mirrors'), picture: picture?.address ?? '' });
    const { id } = await find('Mirrors');
    await addCategory(operator, { ...NOWHERE, name: named('Mirror Clips'), parentId: id });
    expect(await menu()).toEqual([...before, 'Mirrors', 'Mirror Clips']);
    await expect(removeCategory(operator, id)).rejects.toMatchObject({
      code: '910903',
      message: expect.stringContaining('1 category and no products'),
    });
    await removeCategory(operator, (await find('Mirror Clips')).id);
    await removeCategory(operator, id);
    expect(await menu()).toEqual(before);
    const { items } = await getOperatorLog(operator, { search: 'Mirrors' });
    expect(items.map(({ action }) => action)).toEqual(['category.remove', 'category.add']);
  });

  test('[B15] a renamed category shows in menu, breadcrumbs and search at once', async () => {
    const { items } = await getProducts(anyone, { categoryId: '111' });
    const category = await find('Wall-Mount Hinges');
    await saveCategory(operator, '111', { ...category, name: named('Zorblax Hinges') });
    expect(await menu()).toContain('Zorblax Hinges');
    const product = await getProduct(anyone, items[0]?.id ?? '');
    expect(product.categoryPath.at(-1)?.name).toBe('Zorblax Hinges');
    const found = await getProducts(anyone, { keyword: 'zorblax' });
    expect(found.total).toBe(category.products);
    const { items: log } = await getOperatorLog(operator, { search: 'Zorblax' });
    expect(log[0]).toMatchObject({
      action: 'category.save',
      detail: `name.en-US: Wall-Mount Hinges → Zorblax Hinges\nname.zh-CN: ${category.name['zh-CN']} → ${named('Zorblax Hinges')['zh-CN']}`,
    });
  });

  test('[B15] a moved category takes its categories and products along', async () => {
    const seals = await find('Clear Seals and Sweeps');
    const [listed] = (await getProducts(anyone, { categoryId: '721' })).items;
    await saveCategory(operator, seals.id, { ...seals, parentId: '100' });
    const products = await getProducts(anyone, { categoryId: '100' });
    expect(products.total).toBe((await find('Shower Door Hardware')).products);
    const moved = await getProduct(anyone, listed?.id ?? '');
    expect(moved.categoryPath.map(({ id }) => id)).toEqual(['100', '720', '721']);
    expect((await find('Glazing Gaskets')).parentId).toBe('700');
  });

  test.each([
    ['into itself', '110', '110'],
    ['below itself', '110', '111'],
    ['to a fourth level', '110', '310'],
    ['into a category with products', '810', '820'],
    ['into an unknown one', '810', '99'],
  ])('[B15] a category is not moved %s', async (_where, id, parentId) => {
    const { categories } = await getOperatorCategories(operator);
    const category = categories.find((each) => each.id === id);
    if (category === undefined) throw new Error('unknown');
    await expect(saveCategory(operator, id, { ...category, parentId })).rejects.toMatchObject({
      fieldErrors: { parentId: expect.any(String) },
    });
    expect((await find(category.name['en-US'])).parentId).toBe(category.parentId);
  });

  test('[B15] names are needed in both languages, and only pictures of the shop may be chosen', async () => {
    const faulty = { name: { 'en-US': 'Only English', 'zh-CN': ' ' }, parentId: '', picture: '', banner: '' };
    await expect(addCategory(operator, faulty)).rejects.toMatchObject({
      fieldErrors: { 'name.zh-CN': expect.any(String) },
    });
    const foreign = { ...NOWHERE, name: named('Foreign'), picture: 'https://example.com/x.png' };
    await expect(addCategory(operator, foreign)).rejects.toMatchObject({
      fieldErrors: { picture: expect.any(String) },
    });
  });

  test('[B15] of two people who edit one category, the second is rejected and sees the first’s change', async () => {
    const category = await find('Tools and Consumables');
    await saveCategory(operator, category.id, { ...category, name: named('Tools') });
    const other = await operatorApi(shop, 'rosa');
    await expect(saveCategory(other, category.id, { ...category, name: named('Supplies') })).rejects.toMatchObject({
      code: '900013',
      message: expect.stringContaining('Maya Lindqvist'),
    });
    const { version } = await find('Tools');
    await saveCategory(other, category.id, { ...category, name: named('Supplies'), version });
    expect(await menu()).toContain('Supplies');
  });

  test('[B15] a category moves to another place among those that the operator saw, once of several at the same time', async () => {
    const top = async () => (await getCategories(anyone)).map(({ id }) => id);
    const before = await top();
    const [first = '', second = '', ...rest] = before;
    await orderCategory(operator, second, { to: 0, siblings: before });
    expect(await top()).toEqual([second, first, ...rest]);
    const moved = await top();
    await orderCategory(operator, second, { to: 0, siblings: moved });
    expect(await top()).toEqual(moved);
    await expect(orderCategory(operator, first, { to: 0, siblings: before })).rejects.toMatchObject({
      code: '900013',
    });
    const moves = rest.map((id) => orderCategory(operator, id, { to: 0, siblings: moved }));
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await top()).toSorted()).toEqual(before.toSorted());
    await expect(orderCategory(operator, '99', { to: 1, siblings: [] })).rejects.toMatchObject({ code: '100026' });
  });

  test('[B15] operators order the products of a category; its list in the shop shows them so, the others after them', async () => {
    const category = await find('Glass Clamps');
    const ids = async (sort?: ProductSort) =>
      (await getProducts(anyone, { categoryId: category.id, ...(sort && { sort }) })).items.map(({ id }) => id);
    const before = await ids();
    const [first = '', second = '', ...rest] = before;
    expect(rest).not.toEqual([]);
    const last = rest.at(-1) ?? '';
    await orderCategoryProducts(operator, category.id, { version: category.version, products: [last, second] });
    expect(await ids()).toEqual([last, second, first, ...rest.slice(0, -1)]);
    expect(await ids('newest')).not.toEqual(await ids());
    const listed = await getOperatorProducts(operator, { category: category.id });
    expect(listed.items.map(({ id }) => id)).toEqual(await ids());
    // Of two people, the second sees that the first has changed it; a product of another category is rejected.
    const other = await operatorApi(shop, 'rosa');
    const stale = { version: category.version, products: [first] };
    await expect(orderCategoryProducts(other, category.id, stale)).rejects.toMatchObject({ code: '900013' });
    const { version } = await find('Glass Clamps');
    const foreign = (await getProducts(anyone, {})).items.find(({ id }) => !before.includes(id))?.id ?? '';
    await expect(orderCategoryProducts(other, category.id, { version, products: [foreign] })).rejects.toMatchObject({
      code: '100026',
    });
    expect((await getOperatorLog(operator, { state: 'category.products' })).items).toHaveLength(1);
    await orderCategoryProducts(other, category.id, { version, products: [] });
    expect(await ids()).toEqual(before);
  });
});
