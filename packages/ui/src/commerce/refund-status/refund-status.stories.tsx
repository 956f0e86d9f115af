import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../primitives/layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { RefundStatus } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The state of a refund, on cards and in headings.',
  otherwise: 'The state of an order is an OrderStatus.',
  seeAlso: ['Orders/Order status'],
  do: ['Show beside it what the buyer has to do.'],
  dont: ['Do not show it without the refund’s number or products: an order may have several refunds.'],
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
