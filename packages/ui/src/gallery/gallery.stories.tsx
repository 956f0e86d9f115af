import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './index.ts';

export default {
  component: Gallery,
  args: {
    images: ['ch', 'bn', 'mb', 'sb', 'orb'].map((finish) => ({
      src: `/media/products/hinge-wall-full-${finish}.webp`,
      small: `/media/products/small/hinge-wall-full-${finish}.webp`,
      alt: `Harbor Wall-Mount Shower Hinge, ${finish.toUpperCase()}`,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
type Story = StoryObj<typeof Gallery>;

export const FiveFinishes: Story = {};
export const One: Story = { args: { images: [{ src: '/media/products/anchors-std.webp', alt: 'Anchor set' }] } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
