import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { RefundTimeline } from './index.ts';

const appliedAt = Date.UTC(2026, 10, 21, 12);
const steps = () => screen.getAllByRole('listitem').map((each) => each.textContent?.trim());

test('[R6.4] a return has shipping steps, a refund without return does not', async () => {
  const { container, rerender } = renderUi(
    <RefundTimeline kind="return-and-refund" state="to-return" appliedAt={appliedAt} agreedAt={appliedAt + 60_000} />,
  );
  expect(screen.getByRole('list', { name: 'Refund progress' })).toBeVisible();
  expect(steps()).toEqual([
    expect.stringMatching(/^Requested 21-11-2026/),
    expect.stringMatching(/^Approved 21-11-2026/),
    'Returned Pending',
    'Goods received Pending',
    'Refunded Pending',
  ]);
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  await expectNoAxeViolations(container);
  rerender(
    <RefundTimeline
      kind="return-and-refund"
      state="received"
      appliedAt={appliedAt}
      receivedAt={appliedAt + 86_400_000}
    />,
  );
  expect(screen.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'step');
  expect(steps()[3]).toMatch(/^Goods received 22-11-2026/);
  rerender(<RefundTimeline kind="refund-only" state="refunded" appliedAt={appliedAt} />);
  expect(steps()).toHaveLength(3);
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
});

test('[R6.1] a rejected refund ends with the reason', async () => {
  const { container } = renderUi(
    <RefundTimeline kind="refund-only" state="refused" appliedAt={appliedAt} rejection="已安装使用。" />,
    { locale: 'zh-CN' },
  );
  expect(steps()).toEqual([expect.stringContaining('已申请 2026-11-21'), expect.stringContaining('已拒绝')]);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('已安装使用。');
  await expectNoAxeViolations(container);
});
