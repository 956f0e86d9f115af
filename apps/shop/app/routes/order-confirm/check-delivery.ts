import { computeOrder, confirmOrder } from '@rider/api/order';
import { ApiError, type Api } from '@rider/api/transport';
import type { CheckoutRequest } from '../../order/order-queries.ts';

/** Names the button that starts the checkout again with the chosen address. */
export const ADDRESS_CHOICE = 'startAgain';

/** The error of a checkout whose lines are not in the cart; in front of a CRMEB, too. */
export const LINES_GONE = { code: 410_233, text: 'validation.checkout.linesGone' } as const;
const linesGone = () =>
  new ApiError('rejected', '', { code: String(LINES_GONE.code), fieldErrors: { lines: LINES_GONE.text } });

/** The checkout at an address of the shop. */
export function readRequest(parameters: URLSearchParams): CheckoutRequest {
  return {
    lineIds: (parameters.get('cartId') ?? '').split(',').filter(Boolean),
    buyNow: parameters.get('new') === '1',
    addressId: parameters.get('addressId'),
  };
}

/**
 * Checks a checkout before its order is placed, in front of a CRMEB, which checks neither: that all its lines are still in the cart, since
 * another tab may have ordered them, and that they are delivered to the address, which without script may differ from that of the checkout.
 */
export async function checkCheckout(
  api: Api,
  { lineIds, buyNow }: CheckoutRequest,
  { key, addressId }: { key: string; addressId: string },
): Promise<void> {
  try {
    const { lines, undeliverable } = await confirmOrder(api, { lineIds, buyNow, addressId });
    if (lines.length < lineIds.length) throw linesGone();
    if (undeliverable.length === 0) return;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
    // The form may have been sent twice: the checkout's key finds its order.
    const sent = await computeOrder(api, key, { addressId, method: 'balance' }).catch(() => null);
    if (sent?.kind === 'already-ordered') return;
    throw Number(error.code) === LINES_GONE.code ? linesGone() : error;
  }
  throw new ApiError('rejected', '', { fieldErrors: { addressId: 'validation.address.undeliverable' } });
}
