import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { announce, Announcer } from './index.ts';

test('announces politely, joins simultaneous messages, and repeats an identical one', async () => {
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

test('does nothing when not mounted', () => {
  expect(() => announce('Nobody listens')).not.toThrow();
});
