import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Header, type HeaderProps } from './index.ts';

const props: HeaderProps = {
  logoUrl: '/logo.svg',
  siteName: 'RIDER',
  titleText: 'Advanced glass hardware supplier',
  user: null,
  cartCount: 0,
  search: null,
  navigation: null,
};
const luis = { nickname: 'Luis', avatar: '/luis.svg', memberBadge: false };

describe('Header', () => {
  test('[R3.1] [R1.5] the logo links home, with the title text beside it', async () => {
    const { container } = renderUi(<Header {...props} />);
    expect(screen.getByRole('link', { name: 'RIDER, home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Advanced glass hardware supplier')).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  test('[R3.1] without a logo the name links home', () => {
    const { container } = renderUi(<Header {...props} logoUrl="" />);
    expect(screen.getByRole('link', { name: 'RIDER' }).getAttribute('href')).toBe('/');
    expect(container.querySelector('img')).toBeNull();
  });

  test('[R1.3] a visitor can sign in or request an account', () => {
    renderUi(<Header {...props} />);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Request Account' }).getAttribute('href')).toBe('/register');
  });

  test('[R3.3] a buyer has a link to the account, and a badge if a member', async () => {
    const { container, rerender } = renderUi(<Header {...props} user={luis} />);
    expect(screen.getByRole('link', { name: 'My account Luis' }).getAttribute('href')).toBe('/user?type=0');
    expect(container.querySelector('[data-part=member-badge]')).toBeNull();
    rerender(<Header {...props} user={{ ...luis, memberBadge: true }} />);
    expect(container.querySelector('[data-part=member-badge]')?.textContent).toBe('Member');
    await expectNoAxeViolations(container);
  });

  test('[R3.5] a compact header opens its categories from a button', async () => {
    const { container } = renderUi(<Header {...props} compact navigation={<a href="/goods_cate">Categories</a>} />);
    const target = screen.getByRole('button', { name: 'Products' }).getAttribute('popovertarget');
    const popover = container.querySelector('[popover]');
    expect(popover?.id).toBe(target);
    expect(popover?.textContent).toBe('Categories');
    await expectNoAxeViolations(container);
  });

  test.each([
    [0, 'Cart', undefined],
    [12, 'Cart 12 pieces', '12'],
    [240, 'Cart 240 pieces', '99+'],
  ])('[R3.4] a cart of %i', (cartCount, name, badge) => {
    const { container } = renderUi(<Header {...props} cartCount={cartCount} />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/shoppingCart');
    expect(container.querySelector('[data-part=cart-count]')?.textContent).toBe(badge);
  });
});
