import { expect, test } from 'vitest';
import detail from '../../fixtures/product_detail_1.json' with { type: 'json' };
import { answeringApi } from '../testing/recorded-answers.ts';
import { getProducts } from './calls.ts';
import { readProduct } from './product.ts';

test('[R2.5] a product that CRMEB recommends to itself is not among its related products', () => {
  const recommended = (id: number) => ({ id, store_name: `Hinge ${id}`, price: '1.00', image: '/a.png', stock: 1 });
  const { data } = detail.response;
  const { related } = readProduct({ ...data, good_list: [recommended(1), recommended(7)] });
  expect(related.map(({ id }) => id)).toEqual(['7']);
});

test('[R8.2] a search with characters that CRMEB’s database cannot compare finds nothing', async () => {
  const msg =
    "SQLSTATE[HY000]: General error: 1267 Illegal mix of collations (utf8mb3_general_ci,IMPLICIT) and (utf8mb4_general_ci,COERCIBLE) for operation 'like'";
  const { api } = answeringApi(JSON.stringify({ status: 400, msg, data: [] }));
  expect(await getProducts(api, { keyword: '🙂' })).toMatchObject({ items: [], total: 0, canFilter: false });
});
