import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProducts } from '../../commerce/product-card/product-card.samples.ts';
import { primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { SwatchRow, Swatch } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The finishes that a product comes in, at a glance.',
  otherwise: 'To choose one, use VariantPicker.',
  seeAlso: ['Catalogue/Variant picker'],
  do: ['Name every finish: the row is read out as one picture.'],
  dont: ['Do not use a Swatch without its name beside it: colour alone says nothing.'],
  keyboard: [],
};

const meta: Meta<typeof SwatchRow> = {
  title: 'Catalogue/Swatches',
  component: SwatchRow,
  subcomponents: { Swatch },
  args: { finishes: sampleProducts[0]?.finishes ?? [] },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof SwatchRow>;

export const Few: Story = {};
export const Many: Story = { args: { finishes: sampleProducts[3]?.finishes ?? [] } };
