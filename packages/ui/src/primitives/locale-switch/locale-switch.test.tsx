import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { LocaleSwitch, type LocaleSwitchProps } from './index.ts';

const choices = [
  { locale: 'en-US', name: 'English', href: '/goods_list' },
  { locale: 'zh-CN', name: '中文', href: '/zh-CN/goods_list' },
];

test('[R3.8] links to the page in the other language, marked as that language', async () => {
  const onChoose = vi.fn<NonNullable<LocaleSwitchProps['onNavigate']>>((_choice, event) => event.preventDefault());

  const { user, container } = renderUi(<LocaleSwitch current="en-US" choices={choices} onNavigate={onChoose} />);
  const link = screen.getByRole('link', { name: '中文' });
  expect(['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name))).toEqual([
    '/zh-CN/goods_list',
    'zh-CN',
    'zh-CN',
  ]);
  expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls[0]?.[0]).toBe(choices[1]);
  await expectNoAxeViolations(container);
});
