import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { AccountNavigation } from './index.ts';

/** The names of the links in a group. */
function linksOf(group: string): (string | null)[] {
  const list = screen.getByRole('list', { name: group });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());
}

test('[R2.10] links to every screen of the user area and marks the current one', async () => {
  const { container, user } = renderUi(
    <AccountNavigation current="/user/orderList" end={<button type="button">Sign out</button>} />,
  );
  await user.tab();
  // This link is for narrow screens and the list for wide ones; jsdom applies no stylesheet, so both are present.
  expect(screen.getByRole('link', { name: 'My account' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/user/orderList');
  expect(screen.getAllByRole('link', { name: /^(?!My account$)/ })).toHaveLength(18);
  expect(['Buying', 'Money', 'Company', 'Me'].map((name) => linksOf(name))).toEqual([
    ['My orders', 'Quotes', 'Refunds', 'Coupons', 'Favorites', 'Shopping lists'],
    ['Balance', 'Invoices', 'Credit cards'],
    ['Company', 'Members and limits', 'Approvals', 'Addresses', 'Billing address', 'Tax exemption'],
    ['Messages', 'Personal info'],
  ]);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Sign out');
  await expectNoAxeViolations(container);
});

test('[R2.10] counts what waits on a screen, and shows no zero', async () => {
  const { container } = renderUi(
    <AccountNavigation current="/user" counts={{ messages: 120, orders: 1, coupons: 0 }} />,
  );
  expect(screen.getByRole('link', { name: 'Messages (120 waiting)' })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: 'My orders (1 waiting)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R2.10] the overview shows the list without a link back', () => {
  renderUi(<AccountNavigation current="/user" />);
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Overview');
});

test('[R2.10] is localised in Chinese', () => {
  renderUi(<AccountNavigation current="/user" counts={{ messages: 3 }} />, { locale: 'zh-CN' });
  expect(screen.getByRole('navigation', { name: '账号导航' })).toBeVisible();
  expect(screen.getByRole('link', { name: '消息 （3 项待处理）' })).toBeVisible();
  expect(screen.getByRole('list', { name: '账款' })).toBeVisible();
});

test('[R2.10] leaves out the screens that the shop does not offer', () => {
  renderUi(<AccountNavigation current="/user" omitted={['invoices', 'cards', 'taxCertificates']} />);
  expect(linksOf('Money')).toEqual(['Balance']);
  expect(linksOf('Company')).toEqual(['Company', 'Members and limits', 'Approvals', 'Addresses', 'Billing address']);
});
