import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { StatTile, StatTiles } from './index.ts';

test('[R6.6] labels a figure and links to it with one tab stop', async () => {
  const { user, container } = renderUi(
    <StatTiles>
      <StatTile label="Available" value="$3,752.00" note="After two open orders" icon="wallet" href="/user/balance" />
      <StatTile label="Coupons" value="3" />
    </StatTiles>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Available', 'Coupons']);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Available' })).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/user/balance');
  await expectNoAxeViolations(container);
});

test('reserves its space while the figure loads', async () => {
  const { container } = renderUi(
    <StatTiles>
      <StatTile label="Available" data-state="mine" />
    </StatTiles>,
  );
  expect(container.querySelector('[data-component="stat-tile"]')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('[data-component="skeleton"]')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
