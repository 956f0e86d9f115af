import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../primitives/layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { RefundStatus } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For where a refund stands, on cards and in headings.',
  otherwise: 'Where an order stands is an OrderStatus.',
  seeAlso: ['Orders/Order status'],
  do: ['Say beside it what the buyer has to do, where he has to.'],
  dont: ['Do not show it without the refund’s number or goods: an order may have several refunds.'],
  keyboard: [],
  anatomy: {
    RefundStatus: 'Badge data-component="refund-status" (Icon)',
  },
};

const meta: Meta<typeof RefundStatus> = {
  title: 'Orders/Refund status',
  component: RefundStatus,
  args: { state: 'applied' },
  parameters: { guide, ...inModes('wide', 'chinese', 'dark', 'contrast', 'forced') },
};
export default meta;

export const All: StoryObj<typeof RefundStatus> = {
  render: () => (
    <Cluster>
      {(['applied', 'agreed', 'to-return', 'returning', 'received', 'refunded', 'refused', 'cancelled'] as const).map(
        (state) => (
          <RefundStatus key={state} state={state} />
        ),
      )}
    </Cluster>
  ),
};
