import type { QuantityProblem } from '@rider/model/quantity';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { QuantityStepper } from './index.ts';

const rules = { minimum: 12, pack: 5, stock: 42 };

describe('QuantityStepper', () => {
  test('[R6.12] buttons and arrow keys step; the focus stays at the end of the range', async () => {
    const onCommit = vi.fn<(quantity: number) => void>();

    const { user, container } = renderUi(<QuantityStepper {...rules} value={35} onValueCommit={onCommit} />);
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await user.click(more);
    await user.click(more);
    expect(onCommit.mock.calls).toEqual([[40]]);
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await user.keyboard('{ArrowDown}');
    expect(onCommit).toHaveBeenLastCalledWith(35);
    await expectNoAxeViolations(container);
  });

  test('the wheel over the focused field scrolls and does not change the quantity', async () => {
    const { user } = renderUi(<QuantityStepper {...rules} value={15} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.click(field);
    // The browser steps the number of a focused field alone.
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).not.toHaveFocus();
  });

  test('[R6.12] an invalid quantity stays with an explanation, and is corrected on demand', async () => {
    const onChange = vi.fn<(quantity: number | null, problem: QuantityProblem | null) => void>();

    const onCommit = vi.fn<(quantity: number) => void>();

    const { user } = renderUi(
      <QuantityStepper {...rules} value={15} onValueChange={onChange} onValueCommit={onCommit} />,
    );
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '16');
    expect(screen.getByRole('status').textContent).toBe('Sold in packs of 5. Order a multiple of 5.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).toHaveBeenLastCalledWith(16, 'off-pack');
    await user.tab();
    expect(field.value).toBe('16');
    expect(onCommit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use 20' }));
    expect(field.value).toBe('20');
    expect(onCommit).toHaveBeenLastCalledWith(20);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('[R6.12] limits the quantity to the shop’s maximum, whatever the stock', async () => {
    const { user } = renderUi(<QuantityStepper minimum={1} pack={1} stock={200_000} value={1} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '100000');
    expect(screen.getByRole('status').textContent).toBe('At most 99,999 pieces can be ordered at once.');
  });

  test('[R6.12] shows a message if nothing can be ordered', async () => {
    const { user } = renderUi(<QuantityStepper {...rules} value={15} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    const wanted = [
      ['abc', 'Enter the quantity as a whole number.'],
      ['0', 'Minimum order: 12'],
      ['60', 'Only 42 in stock.'],
    ] as const;
    for (const [text, message] of wanted) {
      await user.clear(field);
      await user.type(field, text);
      expect(screen.getByRole('status').textContent).toBe(message);
    }
  });

  test('[R6.12] shows terms and the host’s problem, and can be controlled', () => {
    const { rerender, container } = renderUi(
      <QuantityStepper {...rules} value={15} showTerms problem="not-enough-stock" />,
    );
    expect(container.textContent).toContain('Pack of 5 · Minimum 12');
    expect(screen.getByRole('status').textContent).toBe('Only 42 in stock.');
    rerender(<QuantityStepper {...rules} value={25} />);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('25');
  });
});
