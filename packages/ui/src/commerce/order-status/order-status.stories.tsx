import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../primitives/layout/index.ts';
import { inModes, primitiveModes, storyModes, type ComponentGuide } from '../../../docs/index.ts';
import { OrderStatus } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The state of an order, on cards, in headings and in the chat.',
  otherwise: 'The state of a refund is a RefundStatus.',
  seeAlso: ['Orders/Refund status'],
  do: ['Put it beside the order’s number or heading.'],
  dont: ['Do not colour anything else by the state: the text states it, the colour only repeats it.'],
  keyboard: [],
  anatomy: {
    OrderStatus: 'Badge data-component="order-status" (Icon)',
  },
};

const meta: Meta<typeof OrderStatus> = {
  title: 'Orders/Order status',
  component: OrderStatus,
  args: { state: 'to-receive' },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof OrderStatus>;

export const One: Story = { parameters: inModes('wide') };

export const All: Story = {
  render: () => (
    <Cluster>
      {(
        [
          'pending-payment',
          'offline-pending',
          'pending-shipment',
          'waiting-for-group',
          'to-receive',
          'preparing-pick-up',
          'ready-for-pick-up',
          'to-review',
          'done',
          'after-sales',
          'refunding',
          'part-refunding',
          'refunded',
          'part-refunded',
          'refund-refused',
          'cancelled',
          'expired',
        ] as const
      ).map((state) => (
        <OrderStatus key={state} state={state} />
      ))}
    </Cluster>
  ),
  parameters: inModes(...(Object.keys(storyModes) as (keyof typeof storyModes)[])),
};
