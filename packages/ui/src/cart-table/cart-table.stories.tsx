import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../empty-state/index.ts';
import { CartTable, type CartTableLine } from './index.ts';

const line: CartTableLine = {
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

const meta: Meta<typeof CartTable> = {
  component: CartTable,
  args: {
    lines: [
      line,
      { ...line, id: '2', pending: true },
      { ...line, id: '3', stock: 5, problem: 'not-enough-stock' },
      { ...line, id: '4', failure: { message: 'The shop did not answer.' } },
      { ...line, id: '5', problem: 'gone' },
    ],
    onRetry: () => undefined,
  },
};
export default meta;

export const Lines: StoryObj<typeof CartTable> = {};
export const Empty: StoryObj<typeof CartTable> = {
  args: { lines: [], empty: <EmptyState icon="cart" title="Your cart is empty" /> },
};
