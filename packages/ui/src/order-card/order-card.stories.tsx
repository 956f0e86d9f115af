import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/index.ts';
import { OrderCard, type OrderLineGoods } from './index.ts';

const line = (id: string): OrderLineGoods => ({
  id,
  productId: '1001',
  skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  variant: 'Matte Black, 10 mm (3/8")',
  image: '/media/products/small/hinge-wall-full-mb.webp',
  quantity: 40,
  unit: 'pc',
  unitPrice: 3657,
  lineTotal: 146_280,
});

const order = {
  number: 'cp647021167332294656',
  state: 'pending-payment' as const,
  createdAt: Date.UTC(2026, 10, 21, 18),
  lines: [line('1')],
  pieces: 40,
  total: 146_280,
};

const meta: Meta<typeof OrderCard> = { component: OrderCard, args: { order } };
export default meta;

type Story = StoryObj<typeof OrderCard>;

export const Unpaid: Story = {
  args: {
    actions: (
      <LinkButton href="/payment" variant="primary" size="small">
        Pay now
      </LinkButton>
    ),
  },
};
export const ManyLines: Story = { args: { order: { ...order, lines: ['1', '2', '3', '4', '5'].map(line) } } };
export const Expired: Story = { args: { order: { ...order, state: 'expired' } } };
