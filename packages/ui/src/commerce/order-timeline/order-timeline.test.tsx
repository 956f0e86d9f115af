import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { OrderTimeline } from './index.ts';

const createdAt = Date.UTC(2026, 10, 21, 12);

test('[R6.1] [R6.3] shows the steps of an order with their times', async () => {
  const { container } = renderUi(
    <OrderTimeline state="pending-shipment" createdAt={createdAt} paidAt={createdAt + 60_000} />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[1]).toHaveTextContent(/^Paid 21-11-2026/);
  expect(steps[2]).toHaveTextContent('Shipped Pending');
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test('[R6.1] [R6.3] a pick-up order has a step for ready instead of shipped', () => {
  renderUi(
    <OrderTimeline state="ready-for-pick-up" createdAt={createdAt} paidAt={createdAt} shippedAt={createdAt} pickUp />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).toHaveTextContent(/^Ready for pick-up 21-11-2026/);
  expect(steps[3]).toHaveTextContent(/^Picked up Pending/);
});

test('[R6.1] a closed order ends with its final step', async () => {
  const { container } = renderUi(<OrderTimeline state="expired" createdAt={createdAt} paidAt={null} />, {
    locale: 'zh-CN',
  });
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(2);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[0]).toHaveTextContent('2026-11-21');
  await expectNoAxeViolations(container);
});

test('[R6.1] a partly refunded order shows its recorded steps with their times', () => {
  renderUi(
    <OrderTimeline
      state="part-refunded"
      createdAt={createdAt}
      paidAt={createdAt + 60_000}
      shippedAt={createdAt + 120_000}
      endedAt={createdAt + 180_000}
    />,
  );
  const steps = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^ ?Placed /),
    expect.stringMatching(/^ ?Paid /),
    expect.stringMatching(/^ ?Shipped 21-11-2026/),
    expect.stringMatching(/Partially refunded.* 21-11-2026/),
  ]);
});
