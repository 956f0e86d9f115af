import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { EmptyState } from './index.ts';

test('has a heading and actions', async () => {
  const { container } = renderUi(
    <EmptyState headingLevel={1} title="购物车为空" actions={<a href="/goods_cate">全部商品</a>} data-state="empty">
      加入的商品会保留在这里。
    </EmptyState>,
    { locale: 'zh-CN' },
  );
  expect(screen.getByRole('heading', { level: 1, name: '购物车为空' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/goods_cate');
  expect(container.querySelector('[data-component="empty-state"]')).toHaveAttribute('data-state', 'empty');
  await expectNoAxeViolations(container);
});
