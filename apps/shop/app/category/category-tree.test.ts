import type { Category } from '@rider/model/catalogue';
import { describe, expect, test } from 'vitest';
import { categoryPath, trailTo } from './category-tree.ts';

function category(id: string, children: Category[] = []): Category {
  return { id, name: `Category ${id}`, picture: null, banner: null, children };
}

const tree = [category('200'), category('100', [category('110', [category('111')]), category('120')])];

describe('the category tree', () => {
  test('[R2.4] finds the path from the root to a category', () => {
    expect(trailTo(tree, '111').map(({ id }) => id)).toEqual(['100', '110', '111']);
    expect(trailTo(tree, '200').map(({ id }) => id)).toEqual(['200']);
  });

  test('[R2.4] finds no path to an unknown category', () => {
    expect(trailTo(tree, '999')).toEqual([]);
    expect(trailTo(tree, null)).toEqual([]);
  });

  test('[R3.5] links to the overview of a category with children and to the products of one without', () => {
    expect(categoryPath(category('110', [category('111')]))).toBe('/goods_cate_a?id=110');
    expect(categoryPath(category('111'))).toBe('/goods_cate_b?cid=0&sid=111');
  });
});
