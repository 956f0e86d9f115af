import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { OrderTimeline, Timeline } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The progress of an order.',
  otherwise:
    'RefundTimeline shows the same for a refund; both use Timeline, which accepts any few steps. The events of a parcel are a LogisticsTrack.',
  seeAlso: ['Orders/Logistics track', 'Orders/Refund timeline'],
  do: ['Pass every known time: a step without one only shows that it was reached.'],
  dont: ['Do not use it for forms of several pages: its steps are not links.'],
  keyboard: [],
  anatomy: {
    OrderTimeline:
      'OrderStatus, ol data-component="timeline" (li data-part="step" (Icon, {name}, VisuallyHidden, time, {note}))',
    Timeline: 'ol data-component="timeline" (li data-part="step" (Icon, {name}, VisuallyHidden, time, {note}))',
  },
};

const createdAt = Date.UTC(2026, 10, 21, 18);
const HOUR = 3_600_000;

const meta: Meta<typeof OrderTimeline> = {
  title: 'Orders/Order timeline',
  component: OrderTimeline,
  subcomponents: { Timeline },
  args: { createdAt, paidAt: createdAt + HOUR },
  parameters: { guide, ...inModes('wide') },
};
export default meta;

type Story = StoryObj<typeof OrderTimeline>;

export const Unpaid: Story = { args: { state: 'pending-payment', paidAt: null } };
export const Paid: Story = { args: { state: 'pending-shipment' } };
export const Shipped: Story = {
  args: { state: 'to-receive', shippedAt: createdAt + 20 * HOUR },
  parameters: sectionModes,
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('[aria-current="step"]');
    await expect(current).toHaveLength(1);
    await expect(current[0]?.previousElementSibling).toHaveAttribute('data-state', 'reached');
    await expect(current[0]?.nextElementSibling).not.toHaveAttribute('data-state');
  },
};
export const ReadyForPickUp: Story = {
  args: { state: 'ready-for-pick-up', shippedAt: createdAt + 20 * HOUR, pickUp: true },
};
export const Done: Story = {
  args: { state: 'done', shippedAt: createdAt + 20 * HOUR, receivedAt: createdAt + 70 * HOUR },
};
export const Expired: Story = { args: { state: 'expired', paidAt: null, endedAt: createdAt + HOUR } };
export const Refunding: Story = { args: { state: 'refunding', shippedAt: createdAt + 20 * HOUR } };
export const PartRefunded: Story = { args: { state: 'part-refunded', shippedAt: createdAt + 20 * HOUR } };
export const RefundRejected: Story = { args: { state: 'refund-refused' }, parameters: inModes('phone', 'wide') };
