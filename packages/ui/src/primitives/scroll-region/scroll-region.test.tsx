import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ScrollRegion } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

/** jsdom has no layout: the test triggers the observer and sets the sizes. */
function observedSizes() {
  let report = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (element: Element, content: number, box: number) => {
    Object.defineProperty(element, 'scrollWidth', { value: content, configurable: true });
    Object.defineProperty(element, 'clientWidth', { value: box, configurable: true });
    act(() => report());
  };
}

test('is focusable and named only while it scrolls', async () => {
  const measure = observedSizes();
  const { user, container } = renderUi(<ScrollRegion label="Bills">wide</ScrollRegion>);
  const region = screen.getByRole('group', { name: 'Bills' });
  measure(region, 900, 300);
  await user.tab();
  expect(region).toHaveFocus();
  await expectNoAxeViolations(container);
  await user.tab();
  measure(region, 300, 300);
  expect(region).not.toHaveAttribute('tabindex');
});

test('stays focused when it stops scrolling, and is skipped afterwards', async () => {
  const measure = observedSizes();
  const { user } = renderUi(
    <>
      <ScrollRegion label="Bills">wide</ScrollRegion>
      <button type="button">Next</button>
    </>,
  );
  const region = screen.getByRole('group', { name: 'Bills' });
  await user.tab();
  measure(region, 300, 300);
  expect(region).toHaveFocus();
  expect(region).toHaveAttribute('tabindex', '0');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(region).not.toHaveAttribute('tabindex');
});
