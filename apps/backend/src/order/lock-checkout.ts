import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Locks a buyer's checkout by its key. @throws ApiError `checkout-expired` if there is none. */
export async function lockCheckout(transaction: Transaction, buyerId: number, key: string) {
  const checkout = await transaction
    .selectFrom('checkout')
    .selectAll()
    .where('key', '=', key)
    .where('buyer_id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (checkout === undefined) throw new ApiError('checkout-expired');
  return checkout;
}
