import type { Money } from '@rider/model/money';
import { getOwn, type Api } from '../transport/index.ts';

/** Periods of the sales figures: the last 7, 30 and 90 days, today included. */
export const OVERVIEW_PERIODS = ['week', 'month', 'quarter'] as const;
/** A period of the sales figures. */
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];

/** What may wait for someone at the desk. */
export type WaitingKind =
  | 'toShip'
  | 'quotes'
  | 'refunds'
  | 'chats'
  | 'accountRequests'
  | 'taxCertificates'
  | 'feedback'
  | 'payments'
  | 'lowStock'
  | 'soldOut'
  | 'emails';

/** The sales of a day on the shop's clock. */
export interface SalesDay {
  /** ISO date. */
  day: string;
  /** Orders paid on the day. */
  orders: number;
  /** Totals of these orders, with freight and tax. */
  sales: Money;
  /** Refunds paid back or credited on the day, for orders of any day. */
  refunds: Money;
}

/** A product among the best-selling of the orders paid in a period. */
export interface TopProduct {
  productId: string;
  name: string;
  pieces: number;
  /** Of these, the pieces refunded until now. */
  refundedPieces: number;
  /** Less discounts, without freight and tax, before refunds. */
  sales: Money;
}

/** A buyer among those who paid most in a period. */
export interface TopBuyer {
  account: string;
  name: string;
  company: string;
  orders: number;
  /** Totals of these orders, with freight and tax, before refunds. */
  sales: Money;
}

/** The sales of a period. */
export interface OverviewSales {
  /** All days of the period, the first one first. */
  days: SalesDay[];
  /** At most ten, by sales. */
  products: TopProduct[];
  /** At most ten, by sales. */
  buyers: TopBuyer[];
}

/** The first screen of the desk. */
export interface OperatorOverview {
  /** How much waits in each list that the role may use. Chats are those of the agent. */
  waiting: Partial<Record<WaitingKind, number>>;
  /** Null for roles that may not use payments. */
  sales: OverviewSales | null;
}

/** Fetches the overview with the sales of a period. */
export function getOverview(api: Api, period: OverviewPeriod): Promise<OperatorOverview> {
  return getOwn(api, 'operator/overview', { period });
}
