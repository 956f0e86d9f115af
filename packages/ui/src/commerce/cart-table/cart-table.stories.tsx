import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleLine } from '../cart-line/cart-line.samples.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CartTable, type CartTableProps } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The lines of a cart.',
  otherwise: 'Totals are in an OrderSummary beside it.',
  seeAlso: ['Orders/Order summary'],
  do: ['Leave it mounted when the last line is removed: it moves the focus to the empty state.'],
  dont: ['Do not move lines with problems: buyers look for them in their place.'],
  keyboard: [
    ['Tab', 'Goes through the lines'],
    ['Enter, Space', 'On the remove button: removes the line; the focus moves to the next one'],
  ],
  anatomy: {
    CartTable: 'div data-component="cart-table" ({empty}), div data-component="cart-table" (ul (li (CartLine)))',
  },
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
      sampleLine,
      { ...sampleLine, id: '2', pending: true },
      { ...sampleLine, id: '3', stock: 5, problem: 'not-enough-stock' },
      { ...sampleLine, id: '4', failure: { message: 'The shop did not answer.', wanted: 60 } },
      { ...sampleLine, id: '5', problem: 'gone' },
    ],
    empty: <EmptyState icon="cart" title="Your cart is empty" />,
    onQuantityChange: fn(),
    onRetry: fn(),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CartTable>;

export const Lines: Story = {};
export const Removing: Story = {
  args: { lines: [sampleLine, { ...sampleLine, id: '2', name: 'Glass Wall Bracket' }] },
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
