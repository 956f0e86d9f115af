import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleCategories } from './category-tiles.samples.ts';
import { CategoryTiles } from './index.ts';

const guide: ComponentGuide = {
  usage: 'To lead into the catalogue by its categories.',
  otherwise: 'In the header the tree is CategoryNavigation; beside a list it is FilterBar.',
  seeAlso: ['Navigation/Category navigation', 'Catalogue/Filter bar'],
  do: ['Use `large` once, on the home page; `small` on category pages.', 'Limit the children on large tiles.'],
  dont: ['Do not show products on a tile.'],
  keyboard: [
    ['Tab', 'Goes through the names and their children'],
    ['Enter', 'Follows the link'],
  ],
  anatomy: {
    CategoryTiles: 'ul data-component="category-tiles" (li (Picture, Heading (Link), ul (li (Link))))',
  },
};

const meta: Meta<typeof CategoryTiles> = {
  title: 'Catalogue/Category tiles',
  component: CategoryTiles,
  args: { categories: sampleCategories, getHref: ({ id }) => `/goods_cate_a?id=${id}` },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CategoryTiles>;

export const Large: Story = {
  args: { size: 'large', limit: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Shower hardware' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Sliding systems' })).toBeNull();
  },
};
export const Small: Story = {};
