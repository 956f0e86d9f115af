import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTimeline } from './index.ts';

const createdAt = Date.UTC(2026, 10, 21, 18);

const meta: Meta<typeof OrderTimeline> = { component: OrderTimeline, args: { createdAt, paidAt: createdAt + 300_000 } };
export default meta;

type Story = StoryObj<typeof OrderTimeline>;

export const Unpaid: Story = { args: { state: 'pending-payment', paidAt: null } };
export const Paid: Story = { args: { state: 'pending-shipment' } };
export const Done: Story = { args: { state: 'done' } };
export const Expired: Story = { args: { state: 'expired', paidAt: null } };
export const Refunding: Story = { args: { state: 'refunding' } };
