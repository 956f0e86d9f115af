import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProducts } from '../product-card/product-card.samples.ts';
import { ProductGrid, ProductGridSkeleton } from './index.ts';

export default { component: ProductGrid, args: { products: sampleProducts, eager: 5 } } satisfies Meta<
  typeof ProductGrid
>;
type Story = StoryObj<typeof ProductGrid>;

export const Full: Story = {};
export const BesideFilters: Story = { args: { room: 'narrow' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Loading: Story = { render: () => <ProductGridSkeleton count={5} /> };
