import type { Money } from '@rider/model/money';
import type { DeliveryTerms, EnteredLine } from '@rider/model/order';
import { postOwn, type Api } from '../transport/index.ts';
import { renameFieldErrors } from '../transport/rename-field-errors.ts';
import { TERMS_NAMES } from './wire-names.ts';

/** An order of SKUs and quantities, without the cart. */
export interface DirectOrderInput {
  /** 16 to 100 characters, chosen by the caller: a repeated request returns the same order. */
  key: string;
  /** At most 300. */
  lines: readonly EnteredLine[];
  /** One of the buyer's addresses. */
  addressId: string | number;
  /** On account (default), or from the balance. */
  payment?: 'invoice' | 'balance';
  purchaseOrderNumber?: string;
  /** A note for the shop. */
  message?: string;
  terms?: Partial<DeliveryTerms>;
  /** The expected total in cents: with another one, no order is placed. */
  total?: Money | null;
}

/** The order of a {@link DirectOrderInput}. */
export interface DirectOrder {
  number: string;
  /** In cents. */
  total: Money;
  /** Whether an earlier request with this key placed it. */
  repeated: boolean;
}

/**
 * Places and pays an order of SKUs and quantities, for programs (not in CRMEB). Rejects with field errors, 911010 if the buyer's company has
 * to approve it, and if a line, the total or the payment is not possible.
 */
export function placeDirectOrder(api: Api, order: DirectOrderInput): Promise<DirectOrder> {
  const call = postOwn<DirectOrder>(api, 'order/place', { ...order });
  return renameFieldErrors(call, TERMS_NAMES);
}
