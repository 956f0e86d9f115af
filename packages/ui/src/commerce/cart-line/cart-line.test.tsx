import type { CartLine as Line } from '@rider/model/cart';
import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CartLine } from './index.ts';

const line: Line = {
  skuId: '501',
  id: '7',
  productId: '1001',
  name: 'Shower hinge',
  variant: 'Matte Black, 10 mm',
  skuCode: 'RD-HINGE-MB-10MM',
  image: '/hinge.webp',
  unit: 'pc',
  quantity: 38,
  unitPrice: money(3657),
  listPrice: money(3850),
  lineTotal: money(138_966),
  stock: 400,
  minimum: 2,
  pack: 2,
  tiers: [{ quantity: 50, price: money(3504) }],
  problem: null,
};

test('[R6.12] accepts a typed quantity and shows the saving of the next break', async () => {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const onRemove = vi.fn<() => void>();
  const { user, container } = renderUi(<CartLine line={line} onQuantityChange={onQuantity} onRemove={onRemove} />);
  const field = screen.getByRole('spinbutton', { name: /Shower hinge/ });
  await user.clear(field);
  await user.type(field, '40{Enter}');
  expect(onQuantity).toHaveBeenLastCalledWith(40);
  expect(onRemove).not.toHaveBeenCalled();
  expect(screen.getByText(/12 more/)).toHaveTextContent('$35.04');
  await expectNoAxeViolations(container);
});

test('[R6.12] rejects a quantity off the pack size at its field', async () => {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const { user } = renderUi(<CartLine line={line} onQuantityChange={onQuantity} />);
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '41{Enter}');
  expect(onQuantity).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
});

test('[R2.7] a line is removed by keyboard and by name', async () => {
  const onRemove = vi.fn<() => void>();
  const { user } = renderUi(<CartLine line={line} onRemove={onRemove} />);
  screen.getByRole('button', { name: /Remove Shower hinge/ }).focus();
  await user.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
});

test('[R6.10] a line that cannot be ordered shows the reason', async () => {
  const { container } = renderUi(<CartLine line={{ ...line, stock: 5, problem: 'not-enough-stock' }} />);
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContainEqual(expect.stringContaining('5'));
  await expectNoAxeViolations(container);
});

test('[R6.10] a line whose product no longer exists can only be removed', () => {
  renderUi(<CartLine line={{ ...line, problem: 'gone' }} />, { locale: 'zh-CN' });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /移除/ })).toBeVisible();
});

test('[R2.7] without script each of its two forms posts its intent', () => {
  const { container } = renderUi(<CartLine line={line} />);
  const [set, remove] = [...container.querySelectorAll('form')];
  expect(Object.fromEntries(new FormData(set))).toEqual({ intent: 'set', lineId: '7', quantity: '38' });
  const button = screen.getByRole('button', { name: /Remove/ });
  expect(Object.fromEntries(new FormData(remove, button))).toEqual({ intent: 'remove', lineId: '7' });
});

test('[R6.10] a failed change stays on the line and can be retried', async () => {
  const onRetry = vi.fn<() => void>();
  const { user, container } = renderUi(<CartLine line={line} failure="The shop did not answer." onRetry={onRetry} />);
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContainEqual(
    expect.stringContaining('The shop did not answer.'),
  );
  screen.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeViolations(container);
});

test('[R2.6] [R6.12] shows its promotion with end and shipping day instead of the next break', () => {
  const promotion = {
    kind: 'presale',
    endsAt: Date.UTC(2026, 10, 23, 22),
    shipsAt: Date.UTC(2026, 11, 12, 18),
  } as const;
  const { container } = renderUi(<CartLine line={{ ...line, promotion }} />);
  expect(container).toHaveTextContent('Presale until 23-11-2026 22:00 ships 12-12-2026');
  expect(screen.queryByText(/12 more/)).not.toBeInTheDocument();
});

test.each([
  ['ended', 'The promotion has ended. The regular price applies.'],
  ['sold-out', 'The promotion is sold out. The regular price applies.'],
  ['over-limit', 'Above the promotion’s limit. The regular price applies.'],
] as const)('[R2.6] shows why its promotion no longer applies: %s', async (lostPromotion, words) => {
  const { container } = renderUi(<CartLine line={{ ...line, lostPromotion }} />);
  expect(screen.getByText(words)).toBeVisible();
  await expectNoAxeViolations(container);
});
