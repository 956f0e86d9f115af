import type { Money } from '../money/index.ts';
import type { LinePromotion } from '../promotion/index.ts';

/** A line of an order, frozen when it was placed. */
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
  /** Refunded quantity. */
  refunded: number;
  /** Quantity to send, or sent: without what was refunded before the shipment. */
  toSend: number;
  /** Shipped quantity; absent where the backend does not report it. */
  shipped?: number | undefined;
  /** The promotion whose price it has. */
  promotion?: LinePromotion | null | undefined;
}
