import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { FloatingWindow } from './index.ts';

test('[R3.7] appears after scrolling, with cart and count', async () => {
  const { container } = renderUi(<FloatingWindow cartCount={3} />);
  const state = () => container.querySelector('[data-component=floating-window]')?.getAttribute('data-state');
  expect(state()).toBe('hidden');
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  expect(state()).toBe('shown');
  expect(screen.getByRole('link', { name: 'Cart 3 pieces', hidden: true }).getAttribute('href')).toBe('/shoppingCart');
  await expectNoAxeViolations(container);
  vi.unstubAllGlobals();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('[R3.7] go-to-top honours reduced motion (%s) and takes the keyboard’s focus along', async (reduced, behavior) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  const { user } = renderUi(
    <>
      <a href="#content">Skip</a>
      <FloatingWindow cartCount={0} />
    </>,
  );
  screen.getByRole('button', { name: 'Go to top', hidden: true }).focus();
  await user.keyboard('{Enter}');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip' }));
});
