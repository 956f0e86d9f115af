import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { listAddress, readListQuery, writeListQuery } from './list-query.ts';

describe('the address of a list', () => {
  test('[R2.4] contains category, sort, filters and page', () => {
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

  test('[R2.4] ignores invalid values', () => {
    const parameters = new URLSearchParams('sid=abc&sort=DROP&minPrice=-1&maxPrice=1e9&page=-4&title=hinge');
    expect(readListQuery(parameters, false)).toEqual({ page: 1, pageSize: 24 });
  });

  test('[R3.2] only a search has a term, trimmed', () => {
    expect(readListQuery(new URLSearchParams({ title: '  hinge ' }), true).keyword).toBe('hinge');
    expect(readListQuery(new URLSearchParams({ title: '   ' }), true).keyword).toBeUndefined();
  });

  test('[R3.2] a term can be searched literally', () => {
    const literal = readListQuery(new URLSearchParams({ title: 'hinje', literal: '1' }), true);
    expect(literal.literal).toBe(true);
    expect(listAddress('/goods_search', literal)).toBe('/goods_search?title=hinje&literal=1');
    expect(readListQuery(new URLSearchParams({ literal: '1' }), true).literal).toBeUndefined();
  });

  test('[R2.4] is written with category, filters, order and page, and nothing else', () => {
    const read = (text: string) => readListQuery(new URLSearchParams(text), true);
    expect(listAddress('/goods_cate_b', { ...read('sid=111&sort=newest&other=1'), facets: { finish: ['MB'] } })).toBe(
      '/goods_cate_b?cid=0&sid=111&sort=newest&facet%5Bfinish%5D=MB',
    );
    expect(listAddress('/goods_list', read('minPrice=10&maxPrice=20.5&page=2&sort=default'))).toBe(
      '/goods_list?minPrice=10&maxPrice=20.50&page=2',
    );
    expect(listAddress('/goods_list', read('page=1&inStock=0'))).toBe('/goods_list');
  });

  test('[R10.2] has a limited number of filters, values, pages and characters', () => {
    const many = new URLSearchParams(Array.from({ length: 200 }, (_, index) => [`facet[a${index}]`, 'x']));
    expect(Object.keys(readListQuery(many, false).facets ?? {})).toHaveLength(12);
    const values = new URLSearchParams(Array.from({ length: 200 }, (_, index) => ['facet[finish]', `v${index}`]));
    expect(readListQuery(values, false).facets?.['finish']).toHaveLength(40);
    const long = {
      [`facet[${'k'.repeat(41)}]`]: 'x',
      'facet[finish]': 'v'.repeat(41),
      page: '1001',
      sid: '1'.repeat(11),
    };
    expect(readListQuery(new URLSearchParams(long), false)).toEqual({ page: 1, pageSize: 24 });
    expect(readListQuery(new URLSearchParams({ title: 'x'.repeat(300) }), true).keyword).toHaveLength(200);
  });

  test('[R10.2] is parsed the same whether generated or typed', () => {
    const name = fc.constantFrom(
      'sid',
      'title',
      'sort',
      'page',
      'inStock',
      'minPrice',
      'facet[finish]',
      'facet[a]',
      'x',
    );
    const value = fc.oneof(fc.constantFrom('1', '7', '10.5', '10.50', 'newest', 'MB', ' a b '), fc.string());
    const property = fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = readListQuery(new URLSearchParams(pairs), true);
      expect(readListQuery(writeListQuery(query), true)).toEqual(query);
    });
    fc.assert(property, randomRuns(2_000));
  });
});
