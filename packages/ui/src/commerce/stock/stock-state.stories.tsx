import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { StockState } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Availability, on cards and product pages.',
  do: [
    'Pass the stock of the chosen variant.',
    'Set `several` on a card for several variants: it then shows no number.',
  ],
  dont: ['Do not hide products that are out of stock.'],
  keyboard: [],
};

const meta: Meta<typeof StockState> = {
  title: 'Catalogue/Stock state',
  component: StockState,
  args: { stock: 500 },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof StockState>;

export const InStock: Story = {};
export const Several: Story = { args: { several: true } };
export const Low: Story = { args: { stock: 4 } };
export const Out: Story = { args: { stock: 0 } };
export const Chinese: Story = { args: { stock: 4 }, parameters: inModes('chinese') };
