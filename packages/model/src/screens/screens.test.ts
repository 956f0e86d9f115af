import { expect, test } from 'vitest';
import { screens } from './index.ts';

const category = { id: '7', name: 'Pulls & Knobs', banner: '/media/pulls.webp', children: [{}] };
const leaf = { ...category, children: [] };

test('[R3.5] a category links to its overview, or to its products if it has no children', () => {
  const about = 'title=Pulls+%26+Knobs&ban=%2Fmedia%2Fpulls.webp';
  expect(screens.category(category, 1)).toBe(`/goods_cate_a?id=7&${about}`);
  expect(screens.category(leaf, 1)).toBe(`/goods_cate_a?id=7&${about}`);
  expect(screens.category(category, 2)).toBe(`/goods_cate_a?id=7&${about}`);
  expect(screens.category(leaf, 2)).toBe('/goods_cate_b?cid=0&sid=7');
  expect(screens.category(leaf, 3)).toBe(`/goods_cate_b?cid=0&sid=7&${about}`);
  expect(screens.category({ ...leaf, banner: null }, 1)).toBe('/goods_cate_a?id=7&title=Pulls+%26+Knobs');
});

test('[R2.5] values in an address are escaped', () => {
  expect(screens.product('../login?x#y', 'RD 1&2')).toBe('/goods_detail/..%2Flogin%3Fx%23y?sku=RD+1%262');
  expect(screens.product('1001', null)).toBe('/goods_detail/1001');
  expect(screens.order('R1&orderId=R2')).toBe('/order_detail?orderId=R1%26orderId%3DR2');
});
