import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SortBar, type SortOrder } from './index.ts';

const hrefOf = (order: SortOrder) => `?sort=${order}`;

test('[R2.4] sort orders are links with the current one marked, and the count is announced', async () => {
  const { container } = renderUi(<SortBar current="default" getHref={hrefOf} total={124} />);
  expect(screen.getByRole('status').textContent).toBe('124 products');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Default');
  expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('?sort=newest');
  await expectNoAxeViolations(container);
});

test('[R2.4] price reverses when chosen again', () => {
  renderUi(<SortBar current="price-asc" getHref={hrefOf} />);
  const price = screen.getByRole('link', { name: 'Price, low to high', current: true });
  expect(price.getAttribute('href')).toBe('?sort=price-desc');
});
