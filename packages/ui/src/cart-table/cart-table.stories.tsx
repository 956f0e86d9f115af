import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../story-page/index.ts';
import { CartTable, type CartTableLine, type CartTableProps } from './index.ts';

const line: CartTableLine = {
  id: '1',
  productId: '1001',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  variant: 'Matte Black, 10 mm (3/8")',
  skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
  image: '/media/products/small/hinge-wall-full-mb.webp',
  unit: 'pc',
  quantity: 40,
  unitPrice: 3657,
  listPrice: 3850,
  lineTotal: 146_280,
  stock: 483,
  minimum: 2,
  pack: 2,
  tiers: [
    { quantity: 10, price: 3657 },
    { quantity: 50, price: 3504 },
  ],
  problem: null,
};

const guide: ComponentGuide = {
  usage: 'The lines of a cart. What they come to stands in an OrderSummary beside it.',
  do: ['Keep it mounted when the last line goes: it hands the focus to what says that the cart is empty.'],
  dont: ['Do not sort lines in trouble away from the others: the buyer looks for them where they were put.'],
  keyboard: [
    ['Tab', 'Goes through the lines'],
    ['Enter, Space', 'On the bin: removes the line; the focus goes to the one that takes its place'],
  ],
};

/** A cart whose lines can be removed. */
function Removable(props: CartTableProps) {
  const [lines, setLines] = useState(props.lines);
  return <CartTable {...props} lines={lines} onRemove={(id) => setLines(lines.filter((each) => each.id !== id))} />;
}

const meta: Meta<typeof CartTable> = {
  title: 'Cart and checkout/Cart table',
  component: CartTable,
  args: {
    lines: [
      line,
      { ...line, id: '2', pending: true },
      { ...line, id: '3', stock: 5, problem: 'not-enough-stock' },
      { ...line, id: '4', failure: { message: 'The shop did not answer.', wanted: 60 } },
      { ...line, id: '5', problem: 'gone' },
    ],
    empty: <EmptyState icon="cart" title="Your cart is empty" />,
    onQuantity: fn(),
    onRetry: fn(),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CartTable>;

export const Lines: Story = {};
export const Removing: Story = {
  args: { lines: [line, { ...line, id: '2', name: 'Glass Wall Bracket' }] },
  render: (args) => <Removable {...args} />,
  parameters: inModes('wide'),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Remove Glass Wall Bracket/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
  },
};
export const Empty: Story = { args: { lines: [] }, parameters: inModes('wide') };
