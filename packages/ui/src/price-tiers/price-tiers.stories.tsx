import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTiers } from './index.ts';

export default {
  component: PriceTiers,
  args: {
    basePrice: 3850,
    tiers: [
      { quantity: 10, price: 3580 },
      { quantity: 50, price: 3270 },
      { quantity: 200, price: 2990 },
    ],
  },
} satisfies Meta<typeof PriceTiers>;
type Story = StoryObj<typeof PriceTiers>;

export const Plain: Story = {};
export const Chosen: Story = { args: { quantity: 60 } };
export const WithMinimum: Story = { args: { minimum: 20, quantity: 20 } };
export const Chinese: Story = { args: { quantity: 10 }, globals: { locale: 'zh-CN' } };
