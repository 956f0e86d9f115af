import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Stack } from '../../primitives/layout/index.ts';
import { Banner } from '../../primitives/banner/index.ts';
import type { OrderStatusName } from '../order-status/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { OrderCard, type ShownOrderLine, OrderLines } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'An order in a list, and in the chat. Actions come from the host as links and forms: only the host knows what the order’s state allows.',
  do: [
    'Show one primary action at most, the next step of the order.',
    'Use the note for what the state does not show: the payment deadline, why a refund was rejected.',
  ],
  dont: ['Do not show actions that the state forbids, not even disabled.'],
  keyboard: [['Tab', 'Goes to the order, to each product, and through the actions']],
  anatomy: {
    OrderCard:
      'article data-component="order-card" (header (Heading (Link), time, OrderStatus), ul data-component="order-lines" (li (Picture, Link, PromotionNote, span data-part="refunded")), {note}, footer ({actions}))',
    OrderLines: 'ul data-component="order-lines" (li (Picture, Link, PromotionNote, span data-part="refunded"))',
  },
};

const line = (id: string): ShownOrderLine => ({
  id,
  productId: '1001',
  skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  variant: 'Matte Black, 10 mm (3/8")',
  image: '/media/products/small/hinge-wall-full-mb.webp',
  quantity: 40,
  unit: 'pc',
  unitPrice: money(3657),
  lineTotal: money(146_280),
});

const order = {
  number: 'R-2026-004711',
  purchaseOrderNumber: '7734-B',
  state: 'pending-payment' as OrderStatusName,
  createdAt: Date.UTC(2026, 10, 21, 18),
  lines: [line('1')],
  pieces: 40,
  total: money(146_280),
};

const meta: Meta<typeof OrderCard> = {
  title: 'Orders/Order card',
  component: OrderCard,
  subcomponents: { OrderLines },
  args: { order },
  parameters: { guide, ...inModes('wide') },
};
export default meta;

type Story = StoryObj<typeof OrderCard>;

/** Status 0. */
export const Unpaid: Story = {
  args: {
    note: 'Pay before 18:30, or the order expires.',
    actions: (
      <>
        <Button size="small">Cancel the order</Button>
        <LinkButton href="/payment" variant="primary" size="small">
          Pay now
        </LinkButton>
      </>
    ),
  },
  parameters: sectionModes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /R-2026-004711/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Harbor Wall-Mount/ })).toHaveFocus();
  },
};

/** One state of each kind, stacked; statuses 1 to 5, and refunds of a part or all. */
export const States: Story = {
  render: (args) => (
    <Stack>
      {(
        [
          'pending-shipment',
          'to-receive',
          'to-review',
          'done',
          'after-sales',
          'refunding',
          'part-refunding',
          'part-refunded',
          'refunded',
          'cancelled',
          'expired',
        ] as const
      ).map((state) => (
        <OrderCard key={state} {...args} order={{ ...order, number: `cp-${state}`, state }} />
      ))}
    </Stack>
  ),
};

export const RefundRejected: Story = {
  args: {
    order: { ...order, state: 'refund-refused' },
    note: (
      <Banner tone="danger" live={false} title="The refund was refused">
        The hinges show traces of mounting.
      </Banner>
    ),
    actions: <Button size="small">Buy again</Button>,
  },
  parameters: inModes('wide', 'dark'),
};

export const ManyLines: Story = { args: { order: { ...order, lines: ['1', '2', '3', '4', '5'].map(line) } } };

export const LongText: Story = {
  args: {
    order: {
      ...order,
      number: 'cp6470211673322946566470211673322946566470211673322946',
      lines: [
        {
          ...line('1'),
          name: 'Harbor Wall-Mount Shower Hinge with Full Back Plate, Reversible, for Frameless Enclosures of Tempered Glass',
          variant: 'Brushed Nickel with Satin Protective Finish, 10–12 mm (3/8"–1/2"), pair with fixing kit',
          quantity: 12_000,
          lineTotal: money(438_840_000),
        },
      ],
      pieces: 12_000,
      total: money(438_840_000),
    },
    actions: (
      <>
        <Button size="small">Ask for a refund or return</Button>
        <Button size="small">Where is my parcel?</Button>
        <Button size="small" variant="primary">
          Confirm the receipt
        </Button>
      </>
    ),
  },
  parameters: inModes('phone', 'wide'),
};

export const ChineseText: Story = {
  args: {
    order: {
      ...order,
      state: 'to-receive',
      lines: [{ ...line('1'), name: 'Harbor 墙装淋浴房合页（全背板）', variant: '哑光黑，10 毫米', unit: '件' }],
    },
  },
  parameters: inModes('chinese'),
};
