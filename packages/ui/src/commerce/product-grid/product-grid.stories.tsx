import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProducts } from '../product-card/product-card.samples.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ProductGrid, ProductGridSkeleton } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Products in rows: `full` for a list, `narrow` beside filters, `shelf` for a single row.',
  do: ['Load the first row eagerly if the grid begins above the fold.', 'Name the list where no heading does.'],
  dont: ['Do not mix other cards in.'],
  keyboard: [
    ['Tab', 'Goes from card to card'],
    ['Enter', 'Follows it'],
  ],
  anatomy: {
    ProductGrid: 'ul data-component="product-grid" (li (ProductCard))',
    ProductGridSkeleton: 'div data-component="product-grid-skeleton" (ProductCardSkeleton)',
  },
};

const meta: Meta<typeof ProductGrid> = {
  title: 'Catalogue/Product grid',
  component: ProductGrid,
  subcomponents: { ProductGridSkeleton },
  args: { products: sampleProducts, eager: 5 },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof ProductGrid>;

export const Full: Story = {};
export const BesideFilters: Story = { args: { layout: 'narrow' }, parameters: inModes('wide') };
export const Shelf: Story = {
  args: {
    layout: 'shelf',
    products: [...sampleProducts, ...sampleProducts.map((each) => ({ ...each, id: `${each.id}b` }))],
  },
};
/** Up to three, of a list of any layout. */
export const Few: Story = {
  args: { layout: 'shelf', products: sampleProducts.slice(0, 2) },
  parameters: inModes('wide'),
};
/** One fills the row. */
export const One: Story = { args: { products: sampleProducts.slice(0, 1) }, parameters: inModes('phone', 'wide') };
export const Loading: Story = { render: () => <ProductGridSkeleton count={5} />, parameters: inModes('phone', 'wide') };
