import { money } from '@rider/api/money';
import { describe, expect, test } from 'vitest';
import { canonicalPath, filteredAddress, isFiltered, keptFields } from './list-address.ts';

const parameters = new URLSearchParams('cid=0&sid=111&title=Hinges&ban=x.webp&sort=newest&page=3&inStock=1&other=1');

describe('the address of a filtered list', () => {
  test('[R2.4] keeps category, title and order and returns to the first page', () => {
    const filters = new URLSearchParams([
      ['facet[finish]', 'MB'],
      ['facet[finish]', 'CH'],
    ]);
    const address = filteredAddress('/goods_cate_b', parameters, filters);
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    expect(pathname).toBe('/goods_cate_b');
    expect([...searchParams]).toEqual([
      ['cid', '0'],
      ['sid', '111'],
      ['title', 'Hinges'],
      ['sort', 'newest'],
      ['facet[finish]', 'MB'],
      ['facet[finish]', 'CH'],
    ]);
  });

  test('[R2.4] is the plain list when nothing is left to say', () => {
    expect(filteredAddress('/goods_list', new URLSearchParams('page=2'), new URLSearchParams())).toBe('/goods_list');
    expect(keptFields(new URLSearchParams('title=&sort='))).toEqual([]);
  });

  test('[R2.14] has one canonical form, whatever filters and order', () => {
    const query = { categoryId: '111', sort: 'newest', inStock: true, page: 1 } as const;
    expect(canonicalPath('/goods_cate_b', query)).toBe('/goods_cate_b?cid=0&sid=111');
    expect(canonicalPath('/goods_cate_b', { ...query, page: 2 })).toBe('/goods_cate_b?cid=0&sid=111&page=2');
    expect(canonicalPath('/goods_search', { keyword: 'glass & hinge' })).toBe('/goods_search?title=glass+%26+hinge');
    expect(canonicalPath('/goods_list', { page: 1 })).toBe('/goods_list');
  });

  test('[R2.4] knows whether filters narrow it', () => {
    expect(isFiltered({ categoryId: '111', sort: 'newest', page: 2 })).toBe(false);
    expect(isFiltered({ priceMax: money(2000) })).toBe(true);
    expect(isFiltered({ facets: { finish: ['MB'] } })).toBe(true);
  });
});
