import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/index.ts';
import { OrderStatus } from './index.ts';

const meta: Meta<typeof OrderStatus> = { component: OrderStatus };
export default meta;

export const All: StoryObj<typeof OrderStatus> = {
  render: () => (
    <Cluster>
      {(
        [
          'pending-payment',
          'offline-pending',
          'pending-shipment',
          'to-receive',
          'to-review',
          'done',
          'refunding',
          'refunded',
          'refund-refused',
          'cancelled',
          'expired',
        ] as const
      ).map((state) => (
        <OrderStatus key={state} state={state} />
      ))}
    </Cluster>
  ),
};
