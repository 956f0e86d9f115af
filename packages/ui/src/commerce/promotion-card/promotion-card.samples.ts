import { money } from '@rider/model/money';
import type { CardPromotion } from './index.ts';

const flashSale: CardPromotion = {
  kind: 'flashSale',
  state: 'active',
  name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
  image: '/media/products/small/hinge-wall-full-ch.webp',
  price: money(2990),
  originalPrice: money(3850),
  ordinaryPrice: money(3850),
  startsAt: Date.UTC(2026, 10, 27, 14),
  unit: 'pc',
  sold: 120,
  quota: 200,
  limit: 20,
};

/** Promotions of each kind for stories and tests. */
export const samplePromotions = {
  flashSale,
  presale: {
    ...flashSale,
    kind: 'presale',
    name: 'Round Spigot, Base Plate, for 12 to 17.52 mm Laminated Glass, Duplex 2205, with Cover',
    image: '/media/products/small/bal-clamp-d-round-bss.webp',
    price: money(11_900),
    originalPrice: money(14_990),
    ordinaryPrice: money(14_990),
    unit: 'pair',
    sold: 30,
    quota: 80,
    limit: null,
  },
  groupBuy: {
    ...flashSale,
    kind: 'groupBuy',
    name: 'Glass Wall Bracket',
    image: '/media/products/small/bracket-wall-mb.webp',
    price: money(790),
    originalPrice: money(990),
    ordinaryPrice: money(990),
    sold: 412,
    quota: null,
    people: 3,
    limit: 50,
  },
} as const satisfies Record<CardPromotion['kind'], CardPromotion>;
