import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockState } from './index.ts';

export default { component: StockState, args: { stock: 500 } } satisfies Meta<typeof StockState>;
type Story = StoryObj<typeof StockState>;

export const InStock: Story = {};
export const Low: Story = { args: { stock: 4 } };
export const Out: Story = { args: { stock: 0 } };
export const Chinese: Story = { args: { stock: 4 }, globals: { locale: 'zh-CN' } };
