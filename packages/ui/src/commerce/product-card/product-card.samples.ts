import { money } from '@rider/model/money';
import type { ProductCardProduct } from './product-card.tsx';

const finishes = [
  { label: 'Polished Chrome', color: '#d7dade' },
  { label: 'Brushed Nickel', color: '#b3aa9c' },
  { label: 'Matte Black', color: '#26282b' },
  { label: 'Satin Brass', color: '#c2a263' },
];

const hinge: ProductCardProduct = {
  id: '1001',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  image: '/media/products/small/hinge-wall-full-ch.webp',
  price: money(3850),
  unit: 'pc',
  stock: 5107,
  score: 4.7,
  priceVaries: true,
  finishes,
};

/** Products of the demo catalogue for stories and tests: reduced, low, sold out, long name, Chinese. */
export const sampleProducts: readonly ProductCardProduct[] = [
  hinge,
  {
    ...hinge,
    id: '1002',
    name: 'Harbor Glass-to-Glass Hinge 180°',
    image: '/media/products/small/hinge-180-mb.webp',
    price: money(4200),
    stock: 12,
  },
  {
    ...hinge,
    id: '1003',
    name: 'Round Spigot, Base Plate, for 12 to 17.52 mm Laminated Glass, Duplex 2205, with Cover and Two Rubber Gaskets',
    image: '/media/products/small/bal-clamp-d-round-bss.webp',
    price: money(128000),
    unit: 'pair',
    stock: 0,
    score: null,
    finishes: [],
  },
  {
    ...hinge,
    id: '1004',
    name: 'Glass Wall Bracket',
    image: '/media/products/small/bracket-wall-mb.webp',
    price: money(990),
    priceVaries: false,
    score: 5,
    stock: 640,
    finishes: [...finishes, ...finishes.map((finish) => ({ ...finish, label: `${finish.label}, sealed` }))],
  },
  {
    ...hinge,
    id: '1005',
    name: 'Harbor 墙装淋浴门铰链 全背板 适用 8 至 12 mm 钢化玻璃',
    unit: '件',
    finishes: finishes.slice(0, 2),
  },
];

/** A product with the variant that a filter selected. */
export const sampleChosenVariant: ProductCardProduct = {
  ...hinge,
  image: '/media/products/small/hinge-wall-full-mb.webp',
  price: money(4250),
  priceVaries: false,
  stock: 84,
  variant: { code: 'RD-HINGE-WALL-FULL-MB-10MM', label: 'Matte Black, 10 mm (3/8")' },
};
