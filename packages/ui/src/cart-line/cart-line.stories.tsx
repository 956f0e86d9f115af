import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine, type CartLineGoods } from './index.ts';

const line: CartLineGoods = {
  id: '1',
  productId: '1001',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  variant: 'Matte Black, 10 mm (3/8")',
  skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
  image: '/media/products/small/hinge-wall-full-mb.webp',
  unit: 'pc',
  quantity: 40,
  unitPrice: 3657,
  listPrice: 3850,
  lineTotal: 146_280,
  stock: 483,
  minimum: 2,
  pack: 2,
  tiers: [
    { quantity: 10, price: 3657 },
    { quantity: 50, price: 3504 },
  ],
  problem: null,
};

const meta: Meta<typeof CartLine> = { component: CartLine, args: { line } };
export default meta;

type Story = StoryObj<typeof CartLine>;

export const Orderable: Story = {};
export const Pending: Story = { args: { pending: true } };
export const NotEnoughStock: Story = { args: { line: { ...line, stock: 5, problem: 'not-enough-stock' } } };
export const OutOfStock: Story = { args: { line: { ...line, stock: 0, problem: 'out-of-stock' } } };
export const Gone: Story = { args: { line: { ...line, problem: 'gone' } } };
export const Failed: Story = { args: { failure: 'The shop did not answer.', onRetry: () => undefined } };
