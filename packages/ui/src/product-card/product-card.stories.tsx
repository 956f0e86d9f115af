import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard, ProductCardSkeleton, type ProductCardProduct } from './index.ts';
import { sampleProducts } from './product-card.samples.ts';

function sample(index: number): { product: ProductCardProduct; href: string } {
  const product = sampleProducts[index];
  if (!product) throw new RangeError(`no sample ${index}`);
  return { product, href: `/goods_detail/${product.id}` };
}

export default {
  component: ProductCard,
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
type Story = StoryObj<typeof ProductCard>;

export const Reduced: Story = { args: sample(0) };
export const LowStock: Story = { args: sample(1) };
export const SoldOutLongName: Story = { args: sample(2) };
export const ManyFinishes: Story = { args: sample(3) };
export const Chinese: Story = { args: sample(4), globals: { locale: 'zh-CN' } };
export const Skeleton: Story = { args: sample(0), render: () => <ProductCardSkeleton /> };
