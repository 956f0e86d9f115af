import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { RefundCard, type RefundCardRefund } from './index.ts';

const refund: RefundCardRefund = {
  number: 'rf1',
  orderNumber: 'cp1',
  kind: 'return-and-refund',
  state: 'to-return',
  appliedAt: Date.UTC(2026, 10, 21, 18),
  lines: [
    {
      id: 'a',
      productId: '1001',
      skuCode: 'RD-a',
      name: 'Hinge a',
      variant: 'Matte Black',
      image: '/hinge.webp',
      quantity: 2,
      unit: 'pc',
      unitPrice: money(3850),
      lineTotal: money(7700),
    },
  ],
  amount: money(7700),
  reason: 'Wrong finish',
};

test('[R6.2] [R6.4] shows number, day, state, products, reason, amount and the next step', async () => {
  const ref = createRef<HTMLElement>();
  const { user, container } = renderUi(
    <RefundCard ref={ref} refund={refund} href="/refund?number=rf1" actions={<button type="button">Go</button>} />,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Refund rf1' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Refund rf1' })).toHaveAttribute('href', '/refund?number=rf1');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  expect(screen.getByText('To be returned')).toBeVisible();
  expect(screen.getByText(/Return the items/)).toBeVisible();
  expect(ref.current).toHaveTextContent('Ordercp1RequestReturn and refundReasonWrong finish');
  expect(ref.current).toHaveTextContent('To be refunded: $77.00');
  await expectNoAxeViolations(container);
});

test('[R6.1] shows the reason of a rejection and the amount of a payout', async () => {
  const { container, rerender } = renderUi(
    <RefundCard refund={{ ...refund, state: 'refused', rejection: '已安装使用。' }} href="/refund" />,
    { locale: 'zh-CN' },
  );
  expect(screen.getByText('商家拒绝了退款')).toBeVisible();
  expect(screen.getByText('已安装使用。')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/申请金额/)).toBeVisible();
  await expectNoAxeViolations(container);
  rerender(<RefundCard refund={{ ...refund, state: 'refunded' }} href="/refund" />);
  expect(screen.getByText(/已退金额/)).toBeVisible();
});
