import type { OrderListQuery } from '@rider/api/order';
import { ORDERS_PER_PAGE } from './order-queries.ts';
import { pageOfAddress } from '../screen-parameters/page-of-address.ts';
import { daysOfAddress } from '../screen-parameters/days-of-address.ts';

/** States of the tabs of the order list. */
export const ORDER_TABS = ['pending-payment', 'pending-shipment', 'to-receive', 'to-review', 'done'] as const;
/** Parameters that filter the list; links to tabs and pages preserve them. */
export const NARROWING = ['state', 'search', 'from', 'until'] as const;
/** The parameter for the orders of the whole company. */
export const OF_COMPANY = 'company';

/** Reads whose orders, state, search and dates from the list's address. */
export function readOrderFilter(parameters: URLSearchParams): OrderListQuery {
  const state = ORDER_TABS.find((known) => known === parameters.get('state'));
  const search = parameters.get('search')?.trim();
  const ofCompany = parameters.get(OF_COMPANY) === '1';
  return {
    ...(state && { state }),
    ...(search && { search }),
    ...daysOfAddress(parameters),
    ...(ofCompany && { ofCompany }),
  };
}

/** Reads the filter and the page from the list's address. */
export function readOrderList(parameters: URLSearchParams): OrderListQuery {
  return {
    ...readOrderFilter(parameters),
    page: pageOfAddress(parameters),
    pageSize: ORDERS_PER_PAGE,
  };
}
