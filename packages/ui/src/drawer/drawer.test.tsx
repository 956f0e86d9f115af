import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { Drawer } from './index.ts';

test('is a modal dialog: opens by keyboard, closes by its sign, gives the focus back', async () => {
  const { user } = renderUi(
    <Drawer title="筛选" trigger={<Button>打开</Button>}>
      <a href="/goods_list?finish=bn">拉丝镍</a>
    </Drawer>,
    { locale: 'zh-CN' },
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: '筛选' })).toHaveAttribute('data-component', 'drawer');
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
});
