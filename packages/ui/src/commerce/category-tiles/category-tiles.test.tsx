import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleCategories } from './category-tiles.samples.ts';
import { CategoryTiles } from './index.ts';

test('the last row has more than one tile', () => {
  const classOf = (count: number) => {
    const categories = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `Category ${index}`,
      picture: null,
      children: [],
    }));
    const { container, unmount } = renderUi(<CategoryTiles categories={categories} getHref={({ id }) => `/c/${id}`} />);
    const name = container.querySelector('ul')?.className;
    unmount();
    return name;
  };
  // Three columns, or four when three would leave one tile alone.
  expect(classOf(5)).toBe(classOf(3));
  expect(classOf(4)).not.toBe(classOf(3));
  expect(classOf(7)).toBe(classOf(4));
});

test('[R2.4] [R3.5] a tile links to its category and to a limited number of children', async () => {
  const { container, user } = renderUi(
    <CategoryTiles categories={sampleCategories} getHref={({ id }) => `/c/${id}`} limit={2} headingLevel={2} />,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Shower hardware' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Hinges' })).toHaveFocus();
  const [tile] = screen.getAllByRole('listitem');
  expect(
    within(tile ?? container)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/c/1', '/c/10', '/c/11']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(container.querySelectorAll('img')).toHaveLength(3);
  await expectNoAxeViolations(container);
});
