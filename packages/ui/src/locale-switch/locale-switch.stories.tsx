import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleSwitch } from './index.ts';

export default {
  component: LocaleSwitch,
  args: {
    current: 'en-US',
    choices: [
      { locale: 'en-US', name: 'English', href: '/goods_list' },
      { locale: 'zh-CN', name: '中文', href: '/zh-CN/goods_list' },
    ],
  },
} satisfies Meta<typeof LocaleSwitch>;
type Story = StoryObj<typeof LocaleSwitch>;

export const English: Story = {};
export const Chinese: Story = { args: { current: 'zh-CN' }, globals: { locale: 'zh-CN' } };
