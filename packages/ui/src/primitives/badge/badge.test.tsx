import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Badge, CountBadge } from './index.ts';

test('shows a state as text and accepts attributes of its element', async () => {
  const { container } = renderUi(
    <Badge tone="danger" className="mine" data-state="refused">
      Refused
    </Badge>,
  );
  expect(screen.getByText('Refused')).toHaveClass('mine');
  expect(screen.getByText('Refused')).toHaveAttribute('data-state', 'refused');
  await expectNoAxeViolations(container);
});

test('[R3.4] a count is shown above 0 only, and at most 99+', () => {
  const { container, rerender } = renderUi(<CountBadge count={0} />);
  expect(container.textContent).toBe('');
  for (const [count, shown] of [
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ] as const) {
    rerender(<CountBadge count={count} />);
    expect(container.textContent).toBe(shown);
  }
});
