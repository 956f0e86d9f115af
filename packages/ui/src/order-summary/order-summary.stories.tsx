import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { OrderSummary } from './index.ts';

const meta: Meta<typeof OrderSummary> = {
  component: OrderSummary,
  args: { pieces: 40, goodsTotal: 146_280, freight: 0, total: 146_280 },
};
export default meta;

type Story = StoryObj<typeof OrderSummary>;

export const FreeFreight: Story = { args: { children: <Button variant="primary">Checkout</Button> } };
export const WithFreight: Story = {
  args: { pieces: 2, goodsTotal: 7700, freight: 1200, total: 8900, freeFreightFrom: 50_000 },
};
export const Reductions: Story = { args: { couponDiscount: 5000, memberDiscount: 1200, total: 140_080 } };
export const Pending: Story = { args: { pending: true } };
