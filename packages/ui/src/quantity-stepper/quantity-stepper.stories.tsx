import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityStepper } from './index.ts';

export default {
  component: QuantityStepper,
  args: { quantity: 20, minimum: 10, pack: 5, stock: 240, showTerms: true },
} satisfies Meta<typeof QuantityStepper>;
type Story = StoryObj<typeof QuantityStepper>;

export const Normal: Story = {};
export const Small: Story = { args: { size: 'small', showTerms: false } };
export const OffPack: Story = { args: { quantity: 12 } };
export const NotEnoughStock: Story = { args: { quantity: 1000000000 } };
export const OutOfStock: Story = { args: { stock: 0 } };
export const Chinese: Story = { args: { quantity: 3 }, globals: { locale: 'zh-CN' } };
