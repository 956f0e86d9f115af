import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { PriceTiers } from './index.ts';

const guide: ComponentGuide = {
  usage: 'On a product page, where more pieces cost less each. In the cart the line says it by itself.',
  do: ['Hand over the quantity in the field: the tier that counts is marked.'],
  dont: ['Do not show a table of one price.'],
  keyboard: [],
  anatomy: {
    PriceTiers: 'table data-component="price-tiers" (caption, thead (tr (th)), tbody (tr (th, td)))',
  },
};

const meta: Meta<typeof PriceTiers> = {
  title: 'Catalogue/Price tiers',
  component: PriceTiers,
  args: {
    basePrice: money(3850),
    tiers: [
      { quantity: 10, price: money(3580) },
      { quantity: 50, price: money(3270) },
      { quantity: 200, price: money(2990) },
    ],
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof PriceTiers>;

export const Plain: Story = {};
export const Chosen: Story = {
  args: { quantity: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const WithMinimum: Story = { args: { minimum: 20, quantity: 20 }, parameters: inModes('wide') };
export const ManyTiers: Story = {
  args: {
    quantity: 120,
    tiers: [5, 10, 25, 50, 100, 250, 500, 1000].map((quantity, index) => ({
      quantity,
      price: money(3700 - index * 120),
    })),
  },
  parameters: inModes('phone', 'wide'),
};
