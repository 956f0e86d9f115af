import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../primitives/button/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { BalanceSummary } from './index.ts';

test('[R6.6] shows available, topped-up and spent amounts, and links to the details', async () => {
  const { container, user } = renderUi(
    <BalanceSummary
      available={money(25_000)}
      recharged={money(100_000)}
      consumed={money(75_000)}
      href="/user/balance"
      actions={<Button>Pay in</Button>}
    />,
  );
  expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'Available balance',
    'Total topped up',
    'Total spent',
  ]);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '$250.00',
    '$1,000.00',
    '$750.00',
  ]);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Billing details' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R6.6] omits unknown figures', () => {
  renderUi(<BalanceSummary available={money(0)} />, { locale: 'zh-CN' });
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[R6.6] shows by how much the balance is insufficient', async () => {
  const { container, rerender } = renderUi(<BalanceSummary available={money(25_000)} required={money(31_250)} />);
  expect(screen.getByText('Insufficient balance')).toBeVisible();
  expect(screen.getByText(/\$62\.50/)).toBeVisible();
  await expectNoAxeViolations(container);
  rerender(<BalanceSummary available={money(25_000)} required={money(25_000)} />);
  expect(screen.queryByText('Insufficient balance')).toBeNull();
});

test('[R6.6] reserves space while loading, and shows no amount', async () => {
  const { container } = renderUi(
    <BalanceSummary available={money(0)} recharged={money(0)} required={money(100)} loading />,
  );
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(container.textContent).not.toContain('$');
  await expectNoAxeViolations(container);
});
