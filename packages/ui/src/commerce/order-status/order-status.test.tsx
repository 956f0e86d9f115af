import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { OrderStatus } from './index.ts';

test('[R6.1] shows the state as text in both languages', async () => {
  const { container, unmount } = renderUi(<OrderStatus state="pending-payment" />);
  expect(screen.getByText('Pending payment')).toBeVisible();
  await expectNoAxeViolations(container);
  unmount();
  renderUi(<OrderStatus state="pending-payment" />, { locale: 'zh-CN' });
  expect(screen.getByText('待付款')).toBeVisible();
});
