import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Picture } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Every product picture, large or small.',
  otherwise: 'Photos of buyers are PhotoList; banners and news have their own pictures.',
  seeAlso: ['Content/Photo list'],
  do: ['Give the side of the file as `size`, and `loading="lazy"` below the first view.'],
  dont: ['Do not put a product picture on another background: its square would be visible.'],
  keyboard: [],
  anatomy: {
    Picture: 'span data-component="picture" (img)',
  },
};

const meta: Meta<typeof Picture> = {
  title: 'Catalogue/Picture',
  component: Picture,
  args: { src: '/media/products/small/hinge-wall-full-ch.webp', size: 400 },
  parameters: { guide, ...primitiveModes },
  decorators: [(Story) => <div style={{ inlineSize: 240, blockSize: 240 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Square: Story = {};
const box = { inlineSize: 'min(400px, 80vw)', blockSize: 200 };
export const Fill: Story = {
  args: { shape: 'fill' },
  decorators: [(Story) => <div style={box}>{Story()}</div>],
  parameters: inModes('wide'),
};
/** Its shadow is cut off by the file's edge. */
export const Faded: Story = {
  args: { shape: 'faded', src: '/media/products/small/bal-clamp-d-round-bss.webp' },
  decorators: [(Story) => <div style={box}>{Story()}</div>],
  parameters: inModes('wide', 'dark'),
};
