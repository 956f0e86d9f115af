import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { arrangeVariants } from './arrange-variants.ts';

const option = (name: string, values: string[]) => ({
  name,
  values: values.map((label) => ({ label, color: null, image: null })),
});
const variant = (...values: string[]) => ({ id: values.join(' '), code: values.join('-'), values }) as ProductPageSku;
type Arranged = Pick<ProductPage, 'attributes' | 'skus'>;

const finish = option('Finish', ['Chrome', 'Black', 'Brass']);
const glass = option('Glass', ['8 mm', '10 mm']);

test('[B2] two options are rows and columns, with the longer option down the page', () => {
  const skus = [
    variant('Brass', '8 mm'),
    variant('Chrome', '8 mm'),
    variant('Chrome', '10 mm'),
    variant('Black', '8 mm'),
  ];
  const matrix = arrangeVariants({ attributes: [finish, glass], skus });
  expect(matrix.rowOption).toBe('Finish');
  expect(matrix.columns).toEqual(['8 mm', '10 mm']);
  expect(matrix.groups).toEqual([
    {
      label: '',
      rows: [
        { label: 'Chrome', cells: [skus[1], skus[2]] },
        { label: 'Black', cells: [skus[3], undefined] },
        { label: 'Brass', cells: [skus[0], undefined] },
      ],
    },
  ]);
  const turned = arrangeVariants({
    attributes: [glass, finish],
    skus: skus.map((sku) => ({ ...sku, values: sku.values.toReversed() })),
  });
  expect(turned.rowOption).toBe('Finish');
  expect(turned.columns).toEqual(['8 mm', '10 mm']);
});

test('[B2] one option is a list, and a third option makes groups', () => {
  const list = arrangeVariants({ attributes: [finish], skus: [variant('Black'), variant('Chrome')] });
  expect(list.columns).toEqual(['']);
  expect(list.groups[0]?.rows.map(({ label }) => label)).toEqual(['Black', 'Chrome']);
  const skus = ['Chrome', 'Black'].flatMap((first) => ['8 mm', '10 mm'].map((second) => variant(first, second, '2 m')));
  const grouped = arrangeVariants({ attributes: [finish, glass, option('Length', ['2 m'])], skus });
  expect(grouped.groups.map(({ label }) => label)).toEqual(['Chrome', 'Black']);
  expect(grouped.groups.map(({ rows }) => rows.map(({ label }) => label))).toEqual([
    ['8 mm', '10 mm'],
    ['8 mm', '10 mm'],
  ]);
});

/** Products with up to three options, and variants that may repeat a combination or lack a value. */
const products: fc.Arbitrary<Arranged> = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })))
  .map(([options, chosen]) => ({
    attributes: Array.from({ length: options }, (_, index) => option(`Option ${index}`, ['0', '1', '2'])),
    skus: chosen.map((values, index) => ({ ...variant(...values.map(String)), id: String(index) })),
  }));

test('[B2] each variant has exactly one cell, whatever its options', () => {
  fc.assert(
    fc.property(products, (product) => {
      const { columns, groups } = arrangeVariants(product);
      const rows = groups.flatMap((group) => group.rows);
      const shown = rows.flatMap(({ cells }) => cells.flatMap((sku) => (sku ? [sku.id] : [])));
      expect(shown.toSorted()).toEqual(product.skus.map(({ id }) => id).toSorted());
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }),
  );
});
