import type { Insertable } from 'kysely';
import { emailReader } from '../account/email-reader.ts';
import { findAddress } from '../address/addresses.ts';
import { addressLine } from '../address/line.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { counterLine, counterOfOrder, placeOfCounter } from '../pick-up/counters.ts';
import type { ShipTo } from '../tax/tax-of-sale.ts';
import type { ShippingChoice } from './shipping-choice.ts';
import type { CustomerOrderTable } from './tables.ts';

/** The destination of an order, for its tax and its columns. */
export interface Destination {
  shipTo: ShipTo;
  columns: Pick<Insertable<CustomerOrderTable>, 'addressee' | 'phone' | 'address' | 'counter_id' | 'counter'>;
}

/** The destination of an order: an address of the buyer, or a counter. @throws ApiError `address-missing`, `unknown-delivery-address`. */
export async function destinationOf(
  transaction: Transaction,
  buyerId: number,
  { addressId, choice: { counter } }: { addressId: number; choice: ShippingChoice },
): Promise<Destination> {
  if (counter !== null) {
    const { name, phone } = await emailReader(transaction, buyerId);
    const address = JSON.stringify(counterLine(counter));
    const saved = { counter_id: counter.id, counter: JSON.stringify(counterOfOrder(counter)) };
    return { shipTo: placeOfCounter(counter), columns: { addressee: name, phone, address, ...saved } };
  }
  if (addressId === 0) throw new ApiError('address-missing');
  const address = await findAddress(transaction, buyerId, addressId, 'unknown-delivery-address');
  const { addressee, phone } = address;
  return {
    shipTo: address,
    columns: { addressee, phone, address: JSON.stringify(await addressLine(transaction, address)) },
  };
}
