import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../../primitives/announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CartTable, type CartTableLine } from './index.ts';

const line = (id: string): CartTableLine => ({
  id,
  productId: '1001',
  skuId: '501',
  name: `Hinge ${id}`,
  variant: 'Matte Black',
  skuCode: `RD-${id}`,
  image: '/hinge.webp',
  unit: 'pc',
  quantity: 2,
  unitPrice: money(3850),
  listPrice: null,
  lineTotal: money(7700),
  stock: 400,
  minimum: 2,
  pack: 2,
  tiers: [],
  problem: null,
});

function Cart() {
  const [lines, setLines] = useState(['a', 'b', 'c'].map(line));
  return (
    <>
      <Announcer />
      <CartTable
        lines={lines}
        empty="Your cart is empty"
        onRemove={(id) => setLines(lines.filter((each) => each.id !== id))}
      />
    </>
  );
}

test('[R2.7] removing by keyboard moves the focus to the next line, else the previous one, else the empty cart', async () => {
  const { user, container } = renderUi(<Cart />);
  await expectNoAxeViolations(container);
  screen.getByRole('button', { name: /Remove Hinge b/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Remove Hinge c/ })).toHaveFocus();
  expect(screen.getByText('Removed: Hinge b')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Remove Hinge a/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Your cart is empty')).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R6.10] changes and retries carry their line, and a failure is shown on its line', async () => {
  const onQuantity = vi.fn<(lineId: string, quantity: number) => void>();
  const onRetry = vi.fn<(lineId: string) => void>();
  const { user } = renderUi(
    <CartTable
      lines={[line('a'), { ...line('b'), failure: { message: 'The shop did not answer.', wanted: 12 } }]}
      onQuantityChange={onQuantity}
      onRetry={onRetry}
    />,
  );
  screen.getByRole('spinbutton', { name: /Hinge a/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(onQuantity).toHaveBeenCalledWith('a', 4);
  expect(screen.getAllByText('The shop did not answer.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again with 12' }));
  expect(onRetry).toHaveBeenCalledWith('b');
});
