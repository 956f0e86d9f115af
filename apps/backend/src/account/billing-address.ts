import type { AddressContent } from '@rider/model/address';
import type { Database } from '../database/open.ts';

/** The buyer's billing address, or null. */
export async function findBillingAddress(database: Database, buyerId: number): Promise<AddressContent | null> {
  const address = await database
    .selectFrom('billing_address')
    .select(['addressee', 'country', 'state', 'city', 'street1', 'street2', 'zip', 'phone', 'fax'])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return address ?? null;
}

/** Saves the buyer's billing address. */
export async function saveBillingAddress(
  database: Database,
  buyerId: number,
  address: AddressContent,
  now: number,
): Promise<void> {
  const values = { ...address, updated_at: new Date(now) };
  await database
    .insertInto('billing_address')
    .values({ ...values, buyer_id: buyerId })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(values))
    .execute();
}
