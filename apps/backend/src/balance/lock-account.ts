import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Locks a buyer and returns the account name. @throws ApiError `unknown-buyer`. */
export async function lockAccount(transaction: Transaction, buyerId: number): Promise<string> {
  const buyer = await transaction
    .selectFrom('buyer')
    .select('account')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (buyer === undefined) throw new ApiError('unknown-buyer', { status: 400 });
  return buyer.account;
}
