import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { RefundStatus } from './index.ts';

test('[R6.4] shows the state as text in both languages', async () => {
  const { container, unmount } = renderUi(<RefundStatus state="to-return" className="mine" />);
  expect(screen.getByText('To be returned')).toHaveClass('mine');
  expect(container.firstElementChild?.firstElementChild).toHaveAttribute('data-state', 'to-return');
  await expectNoAxeViolations(container);
  unmount();
  renderUi(<RefundStatus state="to-return" />, { locale: 'zh-CN' });
  expect(screen.getByText('待寄回')).toBeVisible();
});
