import type { Page } from '../wire/index.ts';
import type { OrderListRequestWire } from './wire.ts';

/** Filters of the order list. */
export interface OrderListQuery extends Page {
  state?: 'pending-payment' | 'pending-shipment' | 'to-receive' | 'to-review' | 'done' | 'after-sales';
  search?: string;
  /** First and last order date, ISO, in the shop's time zone. */
  from?: string;
  until?: string;
  /** The orders of the buyer's company, if the buyer's role may see them. */
  ofCompany?: boolean;
}

const STATE_FILTERS = {
  'pending-payment': 0,
  'pending-shipment': 1,
  'to-receive': 2,
  'to-review': 3,
  done: 4,
  'after-sales': -3,
} as const;

/** The wire's parameters of the filters of an order list. */
export function orderFilterToWire({ search, from, until, state, ofCompany }: Omit<OrderListQuery, keyof Page>) {
  return {
    search,
    start: from,
    end: until,
    type: state && STATE_FILTERS[state],
    of_company: ofCompany ? 1 : undefined,
  } satisfies Omit<OrderListRequestWire, 'page' | 'limit'>;
}
