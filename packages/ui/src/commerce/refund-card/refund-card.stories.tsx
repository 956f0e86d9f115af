import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Stack } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { RefundCard, type RefundCardRefund } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A refund in a list. It shows the buyer’s next step; the host supplies the actions.',
  do: [
    'Offer the form for the tracking number as soon as products must be returned.',
    'Show the shop’s reason for a rejection.',
  ],
  dont: ['Do not show actions that the state forbids, not even disabled.'],
  keyboard: [['Tab', 'Goes to the refund, to each product, and through the actions']],
  anatomy: {
    RefundCard:
      'article data-component="refund-card" (header (Heading (Link), time, RefundStatus), OrderLines, dl (dt, dd), Banner ({refusal}), Banner, footer ({actions}))',
  },
};

const refund: RefundCardRefund = {
  number: 'rf647021167332294656',
  orderNumber: 'cp647021167332294656',
  kind: 'return-and-refund',
  state: 'applied',
  appliedAt: Date.UTC(2026, 10, 21, 18),
  lines: [
    {
      id: '1',
      productId: '1001',
      skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
      name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
      variant: 'Matte Black, 10 mm (3/8")',
      image: '/media/products/small/hinge-wall-full-mb.webp',
      quantity: 4,
      unit: 'pc',
      unitPrice: money(3657),
      lineTotal: money(14_628),
    },
  ],
  amount: money(14_628),
  reason: 'The finish does not match',
};

const meta: Meta<typeof RefundCard> = {
  title: 'Orders/Refund card',
  component: RefundCard,
  args: { refund, href: '/refund_detail?number=rf647021167332294656' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof RefundCard>;

export const Applied: Story = {
  args: { actions: <Button size="small">Withdraw the request</Button> },
  parameters: sectionModes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /rf647021167332294656/ })).toHaveFocus();
  },
};

export const ToReturn: Story = {
  args: {
    refund: { ...refund, state: 'to-return' },
    actions: (
      <LinkButton href="/refund_goods" variant="primary" size="small">
        Enter the slip number
      </LinkButton>
    ),
  },
  parameters: sectionModes,
};

export const Rejected: Story = {
  args: { refund: { ...refund, state: 'refused', rejection: 'The hinges show traces of mounting.' } },
  parameters: inModes('phone', 'wide', 'dark'),
};

export const OtherStates: Story = {
  render: (args) => (
    <Stack>
      {(['agreed', 'returning', 'refunded', 'cancelled'] as const).map((state) => (
        <RefundCard key={state} {...args} refund={{ ...refund, number: `rf-${state}`, kind: 'refund-only', state }} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    refund: {
      ...refund,
      state: 'refused',
      reason:
        'The goods arrived with scratches on the back plates of most hinges and without the gaskets that belong to them',
      rejection: `${'The pictures show marks of a tool that is not needed for unpacking. '.repeat(4)}`,
    },
    actions: (
      <>
        <Button size="small">Ask about this refund</Button>
        <Button size="small">Ask for another refund</Button>
      </>
    ),
  },
  parameters: inModes('phone', 'wide'),
};
