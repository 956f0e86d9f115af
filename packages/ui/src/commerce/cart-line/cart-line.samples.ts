import { money } from '@rider/model/money';
import type { CartLine as Line } from '@rider/model/cart';

/** A cart line of the demo catalogue for stories and tests: forty hinges at a quantity break's price. */
export const sampleLine: Line = {
  id: '1',
  skuId: '501',
  productId: '1001',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  variant: 'Matte Black, 10 mm (3/8")',
  skuCode: 'RD-HINGE-WALL-FULL-MB-10MM',
  image: '/media/products/small/hinge-wall-full-mb.webp',
  unit: 'pc',
  quantity: 40,
  unitPrice: money(3657),
  listPrice: money(3850),
  lineTotal: money(146_280),
  stock: 483,
  minimum: 2,
  pack: 2,
  tiers: [
    { quantity: 10, price: money(3657) },
    { quantity: 50, price: money(3504) },
  ],
  problem: null,
};
