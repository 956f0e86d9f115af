import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { RefundTimeline } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The progress of a refund.',
  otherwise: 'It uses the Timeline of the OrderTimeline.',
  seeAlso: ['Orders/Order timeline'],
  do: ['Pass the shop’s reason for a rejection.'],
  dont: ['Do not show return steps for a refund without return: set its kind.'],
  keyboard: [],
  anatomy: {
    RefundTimeline: 'RefundStatus, Timeline data-component="refund-timeline"',
  },
};

const appliedAt = Date.UTC(2026, 10, 21, 18);
const DAY = 86_400_000;

const meta: Meta<typeof RefundTimeline> = {
  title: 'Orders/Refund timeline',
  component: RefundTimeline,
  args: { kind: 'return-and-refund', state: 'applied', appliedAt },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof RefundTimeline>;

export const Applied: Story = {};
export const RefundOnly: Story = { args: { kind: 'refund-only', state: 'agreed', agreedAt: appliedAt + DAY } };
export const ToReturn: Story = { args: { state: 'to-return', agreedAt: appliedAt + DAY } };
export const Returning: Story = {
  args: { state: 'returning', agreedAt: appliedAt + DAY, returnedAt: appliedAt + 2 * DAY },
  parameters: sectionModes,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};
export const Refunded: Story = {
  args: {
    state: 'refunded',
    receivedAt: appliedAt + 3 * DAY,
    agreedAt: appliedAt + DAY,
    returnedAt: appliedAt + 2 * DAY,
    refundedAt: appliedAt + 9 * DAY,
  },
};
export const Rejected: Story = {
  args: { state: 'refused', endedAt: appliedAt + DAY, rejection: 'The hinges show traces of mounting.' },
  parameters: inModes('phone', 'wide'),
};
export const Withdrawn: Story = { args: { state: 'cancelled', endedAt: appliedAt + DAY } };
