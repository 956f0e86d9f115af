import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Gallery } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The pictures of one product.',
  otherwise: 'For slides that change automatically use Carousel.',
  seeAlso: ['Content/Carousel'],
  do: [
    'Describe in alt how the pictures differ: finish, side, drawing.',
    'Show the chosen variant’s picture with selected.',
  ],
  dont: ['Do not zoom on hover alone: the lightbox has buttons and keys.'],
  keyboard: [
    ['Tab', 'Goes to the picture, then to each thumbnail'],
    ['Enter, Space', 'Shows the picture; on the large one opens the zoom'],
    ['+, −, 0', 'In the zoom: zoom in, zoom out, fit'],
    ['Arrow keys', 'In the zoom: the next picture, or moves within it'],
    ['Escape', 'Closes the zoom'],
  ],
  anatomy: {
    Gallery:
      'div data-component="gallery" (button (Picture, Icon), ul (li (button (Picture))), dialog data-component="lightbox" (output, button (Icon), Picture))',
  },
};

const meta: Meta<typeof Gallery> = {
  title: 'Catalogue/Gallery',
  component: Gallery,
  args: {
    images: ['ch', 'bn', 'mb', 'sb', 'orb'].map((finish) => ({
      src: `/media/products/hinge-wall-full-${finish}.webp`,
      small: `/media/products/small/hinge-wall-full-${finish}.webp`,
      alt: `Harbor Wall-Mount Shower Hinge, ${finish.toUpperCase()}`,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

export const FiveFinishes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hinge, MB/ }));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(/Hinge, MB/);
  },
};
export const One: Story = {
  args: { images: [{ src: '/media/products/hinge-wall-full-orb.webp', alt: 'Wall-mount hinge' }] },
  parameters: inModes('wide'),
};
export const Many: Story = {
  args: {
    images: Array.from({ length: 14 }, (_, index) => ({
      src: `/media/products/hinge-wall-full-${['ch', 'bn', 'mb', 'sb', 'orb'][index % 5] ?? 'ch'}.webp?view=${index}`,
      small: `/media/products/small/hinge-wall-full-${['ch', 'bn', 'mb', 'sb', 'orb'][index % 5] ?? 'ch'}.webp`,
      alt: `View ${index + 1}`,
    })),
  },
  parameters: inModes('phone', 'wide'),
};
