import type { Money } from '@rider/model/money';
import type { GroupMember, GroupProgressState } from '@rider/ui/group-progress';
import type { ProductOffer } from '@rider/ui/offer-card';
import type { TimeSlot } from '@rider/ui/time-slots';

/** A time slot of today's flash sales. Instants are epoch milliseconds. */
export interface SaleSlot extends TimeSlot {
  startsAt: number;
  endsAt: number;
}

/** A promotion as a card shows it. Instants are epoch milliseconds. */
export interface Promotion extends ProductOffer {
  id: string;
  productId: string;
  info: string;
  /** Of a flash sale: those of its slot. */
  startsAt: number;
  endsAt: number;
  /** What a piece costs without it, at the smallest quantity; null where the backend does not tell. */
  ordinaryPrice: Money | null;
  /** Maximum per order; null without one. */
  limitPerOrder: number | null;
}

/** An open or ended group of buyers. */
export interface Group {
  id: string;
  state: GroupProgressState;
  people: number;
  members: readonly GroupMember[];
  /** When it must be full, epoch milliseconds. */
  endsAt: number;
  /** The visitor is one of its members. */
  joined: boolean;
}
