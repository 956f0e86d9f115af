import { getAddress, getAddresses, getCountries, getRegions } from '@rider/api/address';
import { getCheckoutApproval, getJobBudgets, getOwnCompany } from '@rider/api/buyer-company';
import { confirmOrder, getOrder, getOrders, type OrderListQuery } from '@rider/api/order';
import { getOrderReviews } from '@rider/api/review';
import { getParcelTrack } from '@rider/api/shipping';
import type { Money } from '@rider/model/money';
import { capabilitiesOf } from '../data/page-capabilities.ts';
import { asPart, liveQuery, partQuery, query } from '../data/query.ts';

// Separate from queries.ts, so that a first page loads no code of ordering.

export const addressesQuery = liveQuery(['addresses'], getAddresses);
export const countriesQuery = query(['countries'], getCountries);
/** One address with its postal code, which the list of CRMEB omits. */
export const addressQuery = (id: string) => liveQuery(['address', id], (api) => getAddress(api, id));
/** The regions directly below a region. */
export const regionsQuery = (parentId: string) => query(['regions', parentId], (api) => getRegions(api, parentId));
export const orderQuery = (number: string) => liveQuery(['order', number], (api) => getOrder(api, number));
export const ordersQuery = (list: OrderListQuery) => liveQuery(['orders', list], (api) => getOrders(api, list));
/** The buyer's review of each line of an order. */
export const orderReviewsQuery = (number: string) =>
  liveQuery(['order-reviews', number], (api) => getOrderReviews(api, number));
export const parcelTrackQuery = (number: string, parcelId: string) =>
  asPart(liveQuery(['parcel', number, parcelId], (api) => getParcelTrack(api, number, parcelId)));

/** Parameters of a checkout: the cart lines, or one line that is bought directly, and the address. */
export interface CheckoutRequest {
  lineIds: string[];
  buyNow: boolean;
  addressId: string | null;
}

export const checkoutQuery = ({ lineIds, buyNow, addressId }: CheckoutRequest) =>
  liveQuery(['checkout', lineIds.join(','), buyNow, addressId], (api) =>
    confirmOrder(api, { lineIds, buyNow, ...(addressId !== null && { addressId }) }),
  );

/** The buyer's company, whose orders the role may see; null where the backend has none. */
export const ownCompanyQuery = asPart(
  liveQuery(['own-company'], async (api) => ((await capabilitiesOf(api)).accounts ? getOwnCompany(api) : null)),
);

/** Whether an order of a total and a job would need the approval of the buyer's company; null where the backend has none. */
export const checkoutApprovalQuery = (total: Money, job: string) =>
  partQuery(['checkout-approval', total, job], async (api) =>
    (await capabilitiesOf(api)).accounts ? getCheckoutApproval(api, total, job) : null,
  );

/** The budgets of jobs in the buyer's company; none where the backend has no companies. */
export const jobBudgetsQuery = asPart(
  liveQuery(['job-budgets'], async (api) => ((await capabilitiesOf(api)).accounts ? getJobBudgets(api) : [])),
);

/** Orders per page of the order list. */
export const ORDERS_PER_PAGE = 10;
/** The latest orders on the account's overview. */
export const recentOrdersQuery = { ...ordersQuery({ page: 1, pageSize: 3 }), part: true };
