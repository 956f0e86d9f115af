import type { Money } from '../money/index.ts';

/** A line of an order, frozen at the moment of ordering. */
export interface OrderLine {
  id: string;
  productId: string;
  skuCode: string;
  name: string;
  variant: string;
  image: string;
  quantity: number;
  unit: string;
  unitPrice: Money;
  lineTotal: Money;
  /** Pieces whose money was paid back. */
  refunded: number;
  /** Pieces that are, or were, to be sent: what was paid back before the order left stays. */
  toSend: number;
}
