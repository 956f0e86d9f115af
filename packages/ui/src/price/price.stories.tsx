import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './index.ts';

export default { component: Price, args: { amount: 123450 } } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

export const Plain: Story = {};
export const Reduced: Story = { args: { original: 149900, unit: 'pc' } };
export const From: Story = { args: { from: true, unit: 'pair', size: 'large', original: 149900 } };
export const Chinese: Story = { args: { from: true, unit: '件', original: 149900 }, globals: { locale: 'zh-CN' } };
