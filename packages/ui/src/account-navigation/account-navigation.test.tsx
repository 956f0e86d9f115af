import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { AccountNavigation } from './index.ts';

test('[R2.10] leads to every screen of the user area and names the current one', async () => {
  const { container, user } = renderUi(
    <AccountNavigation current="/user/orderList" end={<button type="button">Sign out</button>} />,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/user/orderList');
  expect(screen.getAllByRole('link')).toHaveLength(14);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Sign out');
  await expectNoAxeViolations(container);
});

test('[R2.10] says how many things wait on a screen, and nothing where none do', async () => {
  const { container } = renderUi(
    <AccountNavigation current="/user" counts={{ messages: 120, orders: 1, coupons: 0 }} />,
  );
  expect(screen.getByRole('link', { name: 'Messages (120 waiting)' })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: 'My orders (1 waiting)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R2.10] speaks Chinese', () => {
  renderUi(<AccountNavigation current="/user" counts={{ messages: 3 }} />, { locale: 'zh-CN' });
  expect(screen.getByRole('navigation', { name: '账号导航' })).toBeVisible();
  expect(screen.getByRole('link', { name: '消息 （3 项待处理）' })).toBeVisible();
});
