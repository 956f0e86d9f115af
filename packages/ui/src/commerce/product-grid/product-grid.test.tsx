import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wide } from '../product-card/product-card.css.ts';
import { sampleChosenVariant, sampleProducts } from '../product-card/product-card.samples.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ProductGrid } from './index.ts';
import * as styles from './product-grid.css.ts';

test('[R2.4] is a list of links to the products, the first row eager and one picture first', async () => {
  const { container } = renderUi(<ProductGrid products={sampleProducts} eager={2} label="Hinges" headingLevel={2} />);
  expect(screen.getByRole('list', { name: 'Hinges' }).children).toHaveLength(sampleProducts.length);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))[0]).toBe('/goods_detail/1001');
  expect(container.querySelectorAll('img[loading=eager]')).toHaveLength(2);
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test.each(['full', 'narrow', 'shelf'] as const)('[R2.4] up to three cards share one row of a %s list', (layout) => {
  const classOf = (count: number) => {
    const { container, unmount } = renderUi(<ProductGrid products={sampleProducts.slice(0, count)} layout={layout} />);
    const name = container.querySelector('ul')?.className;
    unmount();
    return name;
  };
  expect([2, 3].map(classOf)).toEqual(Array(2).fill(styles.few));
  expect(classOf(4)).toBe(styles.grids[layout]);
});

test('[R2.4] a single card fills its row, with the picture beside the text', () => {
  const { container } = renderUi(<ProductGrid products={sampleProducts.slice(0, 1)} />);
  expect(container.querySelector('ul')?.className).toBe(styles.one);
  expect(screen.getByRole('article').className).toContain(wide);
});

test('[R2.4] links to the variant that matched filter or search', () => {
  renderUi(<ProductGrid products={[sampleChosenVariant]} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-MB-10MM');
});
