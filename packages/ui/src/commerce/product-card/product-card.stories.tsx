import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCard, ProductCardSkeleton, type ProductCardProduct } from './index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleChosenVariant, sampleProducts } from './product-card.samples.ts';

function sample(index: number): { product: ProductCardProduct; href: string } {
  const product = sampleProducts[index];
  if (!product) throw new RangeError(`no sample ${index}`);
  return { product, href: `/goods_detail/${product.id}` };
}

const guide: ComponentGuide = {
  usage: 'A product in a list.',
  otherwise: 'For presales, flash sales and group buys use PromotionCard, which has the same frame.',
  seeAlso: ['Catalogue/Promotion card'],
  do: [
    'Load the first row’s pictures eagerly, the first one with priority.',
    'Set headingLevel to fit the outline of the page.',
  ],
  dont: ['Do not put buttons on it: the whole card is one link.'],
  keyboard: [
    ['Tab', 'Goes to the card: it is one tab stop'],
    ['Enter', 'Follows it'],
  ],
  anatomy: {
    ProductCard: 'article (Picture, span data-part="no-picture" (Icon), Name (Link ({name})))',
  },
};

const meta: Meta<typeof ProductCard> = {
  title: 'Catalogue/Product card',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
  args: sample(0),
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Reduced: Story = {
  args: sample(0),
  parameters: { ...sectionModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const ChosenVariant: Story = { args: { product: sampleChosenVariant } };
export const LowStock: Story = { args: sample(1) };
export const SoldOutLongName: Story = { args: sample(2), parameters: inModes('wide', 'chinese', 'forced') };
export const ManyFinishes: Story = { args: sample(3) };
export const NoPicture: Story = { args: { ...sample(0), product: { ...sample(0).product, image: '' } } };
export const Chinese: Story = { args: sample(4), parameters: inModes('chinese') };
export const Narrow: Story = {
  args: sample(2),
  decorators: [(Story) => <div style={{ inlineSize: 150 }}>{Story()}</div>],
};
export const WithSkeleton: Story = {
  args: sample(0),
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </div>
  ),
};
