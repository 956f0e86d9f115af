import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { FloatingWindow, Shortcut } from './index.ts';

test('[R3.7] [R4.2] a visitor’s account is behind sign-in', () => {
  renderUi(<FloatingWindow cartCount={0} />);
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/login');
});

test('[R3.7] links to menu, search, cart, the host’s shortcuts and the account', async () => {
  const { container } = renderUi(
    <>
      <div id="sheet" popover="auto" />
      <FloatingWindow cartCount={3} signedIn menuId="sheet" searchFieldId="term">
        <Shortcut href="/AppChat" icon="chat" label="Chat" badge="2" />
      </FloatingWindow>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Cart 3 pieces' }).getAttribute('href')).toBe('/shoppingCart');
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('sheet');
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('#term');
  expect(screen.getByRole('link', { name: 'Chat 2' }).getAttribute('href')).toBe('/AppChat');
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/user?type=0');
  await expectNoAxeViolations(container);
});

test('[R3.7] tracks whether the page is scrolled, for the link to the top', () => {
  const { container } = renderUi(<FloatingWindow cartCount={0} />);
  const state = () => container.querySelector('[data-component=floating-window]')?.getAttribute('data-state');
  expect(state()).toBe('top');
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  expect(state()).toBe('scrolled');
  vi.unstubAllGlobals();
});

test('[R3.2] [R3.7] the search shortcut focuses the page’s search field', async () => {
  const { user } = renderUi(
    <>
      <input id="term" aria-label="Search products" />
      <FloatingWindow cartCount={0} searchFieldId="term" />
    </>,
  );
  screen.getByRole('link', { name: 'Search' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('[R3.7] go-to-top honours reduced motion (%s) and moves the focus', async (reduced, behavior) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  const { user } = renderUi(
    <>
      <a href="#content">Skip</a>
      <FloatingWindow cartCount={0} />
    </>,
  );
  screen.getByRole('button', { name: 'Go to top' }).focus();
  await user.keyboard('{Enter}');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip' }));
});
