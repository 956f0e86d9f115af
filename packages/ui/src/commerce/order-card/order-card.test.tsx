import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { OrderCard, OrderLines, type ShownOrderLine } from './index.ts';

const line = (id: string): ShownOrderLine => ({
  id,
  productId: '1001',
  skuCode: `RD-${id}`,
  name: `Hinge ${id}`,
  variant: 'Matte Black',
  image: '/hinge.webp',
  quantity: 2,
  unit: 'pc',
  unitPrice: money(3850),
  lineTotal: money(7700),
});

test('[R6.3] shows number, day, state, first lines and total', async () => {
  const order = {
    number: 'cp1',
    purchaseOrderNumber: 'PO-7734',
    state: 'to-receive' as const,
    createdAt: Date.UTC(2026, 10, 21, 18),
    lines: ['a', 'b', 'c', 'd'].map(line),
    pieces: 8,
    total: money(30_800),
  };
  const { container, user } = renderUi(<OrderCard order={order} />);
  await user.tab();
  expect(screen.getByRole('link', { name: /cp1/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /cp1/ })).toHaveAttribute('href', '/order_detail?orderId=cp1');
  expect(screen.getByText('PO: PO-7734')).toBeVisible();
  expect(screen.getByText('To be received')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/1 more/)).toBeVisible();
  expect(screen.getByText('$308.00')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R6.3] only lines of a partly shipped order show the shipped quantity', () => {
  const lines = [
    { ...line('a'), quantity: 3, toSend: 3, shipped: 2 },
    { ...line('b'), toSend: 1, shipped: 0 },
  ];
  const { unmount } = renderUi(<OrderLines lines={lines} />);
  expect(screen.getByText('2 of 3 shipped')).toBeVisible();
  expect(screen.getByText('0 of 1 shipped')).toBeVisible();
  unmount();
  const pickedUp = renderUi(<OrderLines lines={lines} pickUp />);
  expect(screen.getByText('2 of 3 ready')).toBeVisible();
  pickedUp.unmount();
  for (const shipped of [0, 3]) {
    const whole = renderUi(<OrderLines lines={[{ ...line('a'), quantity: 3, toSend: 3, shipped }]} />);
    expect(screen.queryByText(/shipped/)).toBeNull();
    whole.unmount();
  }
});

test('[R6.1] shows why a refund was rejected', async () => {
  const order = {
    number: 'cp2',
    state: 'refund-refused' as const,
    createdAt: Date.UTC(2026, 10, 21, 18),
    lines: [line('a')],
    pieces: 2,
    total: money(7700),
  };
  const { container } = renderUi(<OrderCard order={order} note="安装痕迹明显。" id="mine" />, { locale: 'zh-CN' });
  expect(screen.getByText('退款被拒')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('安装痕迹明显。');
  expect(screen.queryByText(/采购单号/)).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toMatchObject({ id: 'mine', dataset: { state: 'refund-refused' } });
  await expectNoAxeViolations(container);
});
