import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { BalanceTile } from './index.ts';

test('[R6.6] shows what is available, paid in and paid from it, and leads to the detail', async () => {
  const { container, user } = renderUi(
    <BalanceTile available={25_000} recharged={100_000} consumed={75_000} href="/user/balance" />,
  );
  expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'Available balance',
    'Cumulative recharge',
    'Cumulative consumption',
  ]);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '$250.00',
    '$1,000.00',
    '$750.00',
  ]);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Billing detail' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R6.6] leaves out what is not known', () => {
  renderUi(<BalanceTile available={0} />, { locale: 'zh-CN' });
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
