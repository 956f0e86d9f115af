import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProducts } from '../product-card/product-card.samples.ts';
import { SwatchRow } from './index.ts';

export default { component: SwatchRow, args: { finishes: sampleProducts[0]?.finishes ?? [] } } satisfies Meta<
  typeof SwatchRow
>;
type Story = StoryObj<typeof SwatchRow>;

export const Few: Story = {};
export const Many: Story = { args: { finishes: sampleProducts[3]?.finishes ?? [] } };
