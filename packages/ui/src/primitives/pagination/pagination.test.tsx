import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { pageSteps } from './pages.ts';
import { Pagination } from './index.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('page %i of %i offers %j', (page, count, steps) => {
  expect(pageSteps(page, count)).toEqual(steps);
});

test('links have addresses, aria-current and rel', async () => {
  const { container } = renderUi(<Pagination page={2} count={9} getHref={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next page' })).toMatchObject({ rel: 'next', search: '?page=3' });
  expect(screen.getByRole('link', { name: 'Previous page' })).toMatchObject({ rel: 'prev', search: '?page=1' });
  await expectNoAxeViolations(container);
});

test('renders nothing for one page', () => {
  const { container } = renderUi(<Pagination page={1} count={1} getHref={String} />);
  expect(container.querySelector('nav')).toBeNull();
});
