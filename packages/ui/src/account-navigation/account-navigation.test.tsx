import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { AccountNavigation } from './index.ts';

test('[R2.10] leads to every screen of the user area and names the current one', async () => {
  const { container, user } = renderUi(<AccountNavigation current="/user/orderList" />);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/user/orderList');
  expect(screen.getAllByRole('link')).toHaveLength(11);
  await expectNoAxeViolations(container);
});
