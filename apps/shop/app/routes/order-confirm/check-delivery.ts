import { confirmOrder } from '@rider/api/order';
import { ApiError, type Api } from '@rider/api/transport';
import type { CheckoutRequest } from '../../order/order-queries.ts';

/** Names the button that starts the checkout again with the chosen address. */
export const ADDRESS_CHOICE = 'startAgain';

/** The checkout at an address of the shop. */
export function readRequest(parameters: URLSearchParams): CheckoutRequest {
  return {
    lineIds: (parameters.get('cartId') ?? '').split(',').filter(Boolean),
    buyNow: parameters.get('new') === '1',
    addressId: parameters.get('addressId'),
  };
}

/**
 * Rejects an address to which not all lines are delivered: without script the buyer may choose another one than that of the checkout, and a
 * CRMEB checks only the latter.
 */
export async function checkDelivery(api: Api, { lineIds, buyNow }: CheckoutRequest, addressId: string): Promise<void> {
  try {
    const { undeliverable } = await confirmOrder(api, { lineIds, buyNow, addressId });
    if (undeliverable.length === 0) return;
  } catch (error) {
    // The lines may have been ordered already, in which case their order is found by the checkout's key.
    if (error instanceof ApiError && error.kind === 'rejected') return;
    throw error;
  }
  throw new ApiError('rejected', 'not delivered', { fieldErrors: { addressId: 'validation.address.undeliverable' } });
}
