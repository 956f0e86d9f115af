import type { Money } from '../money/index.ts';
import type { PromotionState, PromotionTime } from './states.ts';

/** Kinds of promotions. */
export const PROMOTION_KINDS = ['flashSale', 'presale', 'groupBuy'] as const;

/** A kind of promotion. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A time-limited price of one variant. Instants are epoch milliseconds; those of a flash sale are its slot's. */
export interface Promotion extends PromotionTime {
  kind: PromotionKind;
  /** Unique within its kind; of a presale its product's. */
  id: string;
  productId: string;
  state: PromotionState;
  name: string;
  /** Address of a square picture; empty without one. */
  image: string;
  info: string;
  price: Money;
  /** The price that is struck through; null where nothing may be. */
  originalPrice: Money | null;
  /** What a piece costs without it, at the smallest quantity; null where the backend does not report it. */
  ordinaryPrice: Money | null;
  unit: string;
  sold: number;
  /** Pieces left at this price. */
  remaining: number;
  /** Pieces at this price; null where the backend does not report it. */
  quota: number | null;
  /** The most pieces of one buyer; null without a limit. */
  limit: number | null;
  /** The most pieces of one order; null without a limit. */
  limitPerOrder: number | null;
  /** People of a complete group; of a group buy only. */
  people?: number;
  /** When presale products ship; null for products in stock. */
  shipsAt: number | null;
}

/** An active promotion as cards and variants show it; it costs less than the variant. */
export interface ActivePromotion extends Pick<
  Promotion,
  'kind' | 'id' | 'price' | 'originalPrice' | 'endsAt' | 'shipsAt'
> {
  /** The most pieces that have this price. */
  most: number;
}

/** The promotion whose price a line of a cart or an order has. */
export interface LinePromotion extends Pick<Promotion, 'kind' | 'shipsAt'> {
  /** When its price ends, epoch milliseconds; null once it is ordered. */
  endsAt: number | null;
}

/** A daily time slot of flash sales. */
export interface SaleSlot extends PromotionTime {
  id: string;
  /** Start time as shown: "10:00". */
  time: string;
  state: Exclude<PromotionState, 'soldOut'>;
}

/** States of a group of buyers. */
export type GroupState = 'open' | 'complete' | 'failed';

/** A member of a group. */
export interface GroupMember {
  id: string;
  /** Display name, possibly masked. */
  name: string;
  picture?: string | null;
}

/** A group of buyers. */
export interface Group {
  id: string;
  state: GroupState;
  /** The required number of members. */
  people: number;
  /** The founder first. */
  members: readonly GroupMember[];
  /** When it must be complete, epoch milliseconds. */
  endsAt: number;
  /** Whether the buyer is one of its members. */
  joined: boolean;
}
