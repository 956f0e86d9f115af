import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { itemsOf, type LoadedPage } from './index.ts';

const ALL = Array.from({ length: 45 }, (_, index) => index);

/** A list whose backend gives `most` items of a page at most. */
function listOf(all: readonly number[], most = 100) {
  return vi.fn<(page: { page: number; pageSize: number }) => Promise<LoadedPage<number>>>(({ page, pageSize }) => {
    const size = Math.min(pageSize, most);
    return Promise.resolve({ items: all.slice((page - 1) * size, page * size), total: all.length });
  });
}

async function collected(items: AsyncIterable<number>): Promise<number[]> {
  const found: number[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('[R8.1] all items of a list', () => {
  it('are read page by page, up to the total', async () => {
    const load = listOf(ALL);
    expect(await collected(itemsOf(load))).toEqual(ALL);
    expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 20 })));
  });

  it('end with an empty page if the call has no total', async () => {
    const bare = ({ page }: { page: number }) => Promise.resolve(page > 2 ? [] : [page]);
    expect(await collected(itemsOf(bare))).toEqual([1, 2]);
  });

  it('request no further page once the loop ends', async () => {
    const load = listOf(ALL);
    for await (const item of itemsOf(load)) if (item === 5) break;
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fail if a list never ends', async () => {
    const endless = () => Promise.resolve([1]);
    await expect(collected(itemsOf(endless, { mostPages: 3 }))).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('are complete whatever the sizes are', async () => {
    const sizes = fc.record({
      length: fc.nat(60),
      pageSize: fc.integer({ min: 1, max: 30 }),
      most: fc.integer({ min: 1, max: 30 }),
    });
    const property = fc.asyncProperty(sizes, async ({ length, pageSize, most }) => {
      const all = ALL.concat(ALL).slice(0, length);
      expect(await collected(itemsOf(listOf(all, most), { pageSize }))).toEqual(all);
    });
    expect(await fc.check(property)).toMatchObject({ failed: false });
  });
});
