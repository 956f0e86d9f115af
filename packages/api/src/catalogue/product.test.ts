import { expect, test } from 'vitest';
import detail from '../../fixtures/product_detail_1.json' with { type: 'json' };
import { readProduct } from './product.ts';

test('[R2.5] a product that CRMEB recommends to itself is not among its related products', () => {
  const recommended = (id: number) => ({ id, store_name: `Hinge ${id}`, price: '1.00', image: '/a.png', stock: 1 });
  const { data } = detail.response;
  const { related } = readProduct({ ...data, good_list: [recommended(1), recommended(7)] });
  expect(related.map(({ id }) => id)).toEqual(['7']);
});
