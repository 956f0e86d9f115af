import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { announce, Announcer } from './index.ts';

test('says messages politely, those of one moment together, and the same one again', async () => {
  const { container } = renderUi(<Announcer />);
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-live', 'polite');
  act(() => {
    announce('Added to the cart');
    announce('3 articles');
  });
  expect(region).toHaveTextContent('Added to the cart 3 articles');
  const before = region.firstChild;
  act(() => announce('3 articles'));
  expect(region.firstChild).not.toBe(before);
  await expectNoAxeViolations(container);
});

test('without it nothing happens', () => {
  expect(() => announce('Nobody listens')).not.toThrow();
});
