import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { QuantityBreaks } from './index.ts';

const guide: ComponentGuide = {
  usage: 'On a product page, where a larger quantity costs less per piece. A cart line shows its next break itself.',
  do: ['Pass the chosen quantity: its row is marked.'],
  dont: ['Do not show a table with a single price.'],
  keyboard: [],
  anatomy: {
    QuantityBreaks: 'table data-component="quantity-breaks" (caption, thead (tr (th)), tbody (tr (th, td)))',
  },
};

const meta: Meta<typeof QuantityBreaks> = {
  title: 'Catalogue/Quantity breaks',
  component: QuantityBreaks,
  args: {
    basePrice: money(3850),
    breaks: [
      { quantity: 10, price: money(3580) },
      { quantity: 50, price: money(3270) },
      { quantity: 200, price: money(2990) },
    ],
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof QuantityBreaks>;

export const Plain: Story = {};
export const Chosen: Story = {
  args: { quantity: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const WithMinimum: Story = { args: { minimum: 20, quantity: 20 }, parameters: inModes('wide') };
export const ManyBreaks: Story = {
  args: {
    quantity: 120,
    breaks: [5, 10, 25, 50, 100, 250, 500, 1000].map((quantity, index) => ({
      quantity,
      price: money(3700 - index * 120),
    })),
  },
  parameters: inModes('phone', 'wide'),
};
