import { describe, expect, test } from 'vitest';
import { listAddress, readListQuery } from './list-query.ts';

describe('the address of a list', () => {
  test('[R2.4] names category, sort, filters and page', () => {
    const parameters = new URLSearchParams(
      'cid=0&sid=111&sort=price-asc&inStock=1&minPrice=10&maxPrice=20.5&facet[finish]=MB&facet[finish]=CH&page=3',
    );
    expect(readListQuery(parameters, false)).toEqual({
      categoryId: '111',
      sort: 'price-asc',
      inStock: true,
      priceMin: 1000,
      priceMax: 2050,
      facets: { finish: ['CH', 'MB'] },
      page: 3,
      pageSize: 24,
    });
  });

  test('[R2.4] ignores what makes no sense', () => {
    const parameters = new URLSearchParams('sid=abc&sort=DROP&minPrice=-1&maxPrice=1e9&page=-4&title=hinge');
    expect(readListQuery(parameters, false)).toEqual({ page: 1, pageSize: 24 });
  });

  test('[R3.2] only a search carries a term, trimmed', () => {
    expect(readListQuery(new URLSearchParams({ title: '  hinge ' }), true).keyword).toBe('hinge');
    expect(readListQuery(new URLSearchParams({ title: '   ' }), true).keyword).toBeUndefined();
  });

  test('[R3.2] a term may be taken as it stands', () => {
    expect(readListQuery(new URLSearchParams({ title: 'hinje', literal: '1' }), true).literal).toBe(true);
    expect(readListQuery(new URLSearchParams({ literal: '1' }), true).literal).toBeUndefined();
  });

  test('[R2.4] a changed filter returns to the first page', () => {
    const parameters = new URLSearchParams('sid=111&page=3&sort=newest');
    expect(listAddress('/goods_cate_b', parameters, 'facet[finish]', ['MB'])).toBe(
      '/goods_cate_b?sid=111&sort=newest&facet%5Bfinish%5D=MB',
    );
    expect(listAddress('/goods_cate_b', parameters, 'sort', [])).toBe('/goods_cate_b?sid=111');
    expect(listAddress('/goods_list', new URLSearchParams(), 'page', ['2'])).toBe('/goods_list?page=2');
  });
});
