import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { VisuallyHidden } from './index.ts';

test('its text is part of the surrounding text', async () => {
  const { container } = renderUi(
    <a href="/order/1001">
      Pay <VisuallyHidden>the order 1001</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Pay the order 1001' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('renders the given element with ref, class and attributes', () => {
  const found: (HTMLElement | null)[] = [];
  renderUi(
    <VisuallyHidden as="h2" id="listed" className="mine" ref={(element) => void found.push(element)}>
      Orders
    </VisuallyHidden>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Orders' });
  expect(heading).toHaveAttribute('id', 'listed');
  expect(heading).toHaveClass('mine');
  expect(found).toContain(heading);
});
