import { money } from '../money/index.ts';
import { describe, expect, test } from 'vitest';
import { listAddress, readListQuery } from './list-query.ts';
import { canonicalPath, choiceOf, isFiltered, unfilteredFields, unfiltered, withChoice } from './filter-choice.ts';

const typed = 'cid=0&sid=111&title=Hinges&ban=x.webp&sort=newest&page=3&inStock=1&other=1';
const query = readListQuery(new URLSearchParams(typed), false);
const NONE = { facets: {}, inStock: false, priceMin: null, priceMax: null };
const value = (key: string) => ({ key, label: key, count: 1, color: null });
const FINISH = { key: 'finish', name: 'Finish', values: [value('MB'), value('CH')] };

describe('the address of a filtered list', () => {
  test('[R2.4] preserves category and sort order and returns to the first page', () => {
    const address = listAddress('/goods_cate_b', withChoice(query, { ...NONE, facets: { finish: ['MB', 'CH'] } }));
    expect([...new URL(address, 'http://shop.test').searchParams]).toEqual([
      ['cid', '0'],
      ['sid', '111'],
      ['sort', 'newest'],
      ['facet[finish]', 'CH'],
      ['facet[finish]', 'MB'],
    ]);
  });

  test('[R2.4] preserves the search term', () => {
    const search = readListQuery(new URLSearchParams(typed), true);
    expect(unfilteredFields(search)).toEqual([
      ['cid', '0'],
      ['sid', '111'],
      ['title', 'Hinges'],
      ['sort', 'newest'],
    ]);
  });

  test('[R2.4] is the plain list without filters', () => {
    expect(listAddress('/goods_list', unfiltered({ page: 2, inStock: true }))).toBe('/goods_list');
    expect(unfilteredFields({ page: 2 })).toEqual([]);
  });

  test('[R10.2] contains no filter that the shop does not have', () => {
    const listed = readListQuery(
      new URLSearchParams('facet[finish]=MB&facet[finish]=zz&facet[a0]=x&minPrice=3'),
      false,
    );
    expect(choiceOf(listed, [FINISH])).toEqual({ ...NONE, facets: { finish: ['MB'] }, priceMin: 300 });
  });

  test('[R2.14] has one canonical form, whatever filters and order', () => {
    const listed = { categoryId: '111', sort: 'newest', inStock: true, page: 1 } as const;
    expect(canonicalPath('/goods_cate_b', listed)).toBe('/goods_cate_b?cid=0&sid=111');
    expect(canonicalPath('/goods_cate_b', { ...listed, page: 2 })).toBe('/goods_cate_b?cid=0&sid=111&page=2');
    expect(canonicalPath('/goods_search', { keyword: 'glass & hinge' })).toBe('/goods_search?title=glass+%26+hinge');
    expect(canonicalPath('/goods_list', { page: 1 })).toBe('/goods_list');
  });

  test('[R2.4] is filtered or not', () => {
    expect(isFiltered({ categoryId: '111', sort: 'newest', page: 2 })).toBe(false);
    expect(isFiltered({ priceMax: money(2000) })).toBe(true);
    expect(isFiltered({ facets: { finish: ['MB'] } })).toBe(true);
  });
});
