import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortBar } from './index.ts';

export default {
  component: SortBar,
  args: { current: 'default', total: 124, hrefOf: (order) => `/goods_list?sort=${order}` },
} satisfies Meta<typeof SortBar>;
type Story = StoryObj<typeof SortBar>;

export const Default: Story = {};
export const ByPrice: Story = { args: { current: 'price-asc' } };
export const NothingFound: Story = { args: { total: 0 } };
export const Chinese: Story = { args: { current: 'price-desc' }, globals: { locale: 'zh-CN' } };
