import { screens } from '@rider/model/screens';
import { data, redirect } from 'react-router';

/**
 * Returns the parameter of a screen's address that identifies what it shows.
 * @throws a redirect to the list of such things if it is missing, without calling the backend
 */
export function idInAddress(request: Request, list: string, parameter = 'id'): string {
  const id = new URL(request.url).searchParams.get(parameter);
  if (!id) throw redirect(list);
  return id;
}

/** The number of an order in a screen's address; like {@link idInAddress}. */
export function orderNumberOf(request: Request): string {
  return idInAddress(request, screens.orders, 'orderId');
}

/** The number of a refund in a screen's address; like {@link idInAddress}. */
export function refundNumberOf(request: Request): string {
  return idInAddress(request, screens.refunds);
}

/**
 * Returns the id of an article or announcement in a screen's address; like {@link idInAddress}.
 * @throws a 404 response for one that cannot exist
 */
export function contentIdOf(request: Request, list: string): string {
  const id = idInAddress(request, list);
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return id;
}
