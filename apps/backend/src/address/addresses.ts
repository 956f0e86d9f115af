import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { AddressContent } from '@rider/model/address';
import { addressFingerprint } from './fingerprint.ts';
import type { AddressTable } from './tables.ts';

/** An address as stored. */
export type StoredAddress = Selectable<AddressTable>;
/** A checked address to be saved; `id` null is a new one. */
export interface AddressChange extends AddressContent {
  id: number | null;
  isDefault: boolean;
}

/** Maximum number of addresses of a buyer. */
const ADDRESS_LIMIT = 100;

/** A buyer's addresses, the default first, then the newest. */
export async function listAddresses(
  database: Database,
  buyerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredAddress[]> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A buyer's own address. @throws ApiError as given for any other, as if it did not exist. */
export async function findAddress(
  database: Database,
  buyerId: number,
  id: number,
  absent: 'not-found' | 'unknown-delivery-address' = 'not-found',
): Promise<StoredAddress> {
  const address = await database
    .selectFrom('address')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (address === undefined) throw new ApiError(absent);
  return address;
}

/** The buyer's default address, or null. */
export async function findDefaultAddress(database: Database, buyerId: number): Promise<StoredAddress | null> {
  const address = await database
    .selectFrom('address')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return address ?? null;
}

/** Serialises changes of one buyer's addresses, so that there is never a second default. */
async function lockAddresses(transaction: Transaction, buyerId: number): Promise<void> {
  await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().executeTakeFirst();
}

async function withdrawDefault(transaction: Transaction, buyerId: number): Promise<void> {
  await transaction
    .updateTable('address')
    .set({ is_default: false })
    .where('buyer_id', '=', buyerId)
    .where('is_default', '=', true)
    .execute();
}

async function assertNew(
  transaction: Transaction,
  buyerId: number,
  id: number | null,
  fingerprint: string,
): Promise<void> {
  const own = await transaction
    .selectFrom('address')
    .select(['id', 'fingerprint'])
    .where('buyer_id', '=', buyerId)
    .execute();
  if (own.some((address) => address.fingerprint === fingerprint && address.id !== id))
    throw new ApiError('address-exists');
  if (id === null && own.length >= ADDRESS_LIMIT) throw new ApiError('too-many-addresses', { status: 400 });
}

/** {@link saveAddress} in a transaction of the caller. */
export async function saveAddressIn(transaction: Transaction, buyerId: number, change: AddressChange): Promise<number> {
  const { id, isDefault, ...content } = change;
  const fingerprint = addressFingerprint(content);
  await lockAddresses(transaction, buyerId);
  await assertNew(transaction, buyerId, id, fingerprint);
  if (isDefault) await withdrawDefault(transaction, buyerId);
  const values = { ...content, is_default: isDefault, fingerprint };
  const saved =
    id === null
      ? await transaction
          .insertInto('address')
          .values({ ...values, buyer_id: buyerId })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('address')
          .set(values)
          .where('id', '=', id)
          .where('buyer_id', '=', buyerId)
          .returning('id')
          .executeTakeFirst();
  if (saved === undefined) throw new ApiError('not-found');
  return saved.id;
}

/** Saves a new or changed address and returns its id. @throws ApiError `not-found`, `address-exists`, `too-many-addresses`. */
export function saveAddress(database: Database, buyerId: number, change: AddressChange): Promise<number> {
  return database.transaction().execute((transaction) => saveAddressIn(transaction, buyerId, change));
}

/** Makes a buyer's own address the default. @throws ApiError `unknown-address` for any other. */
export async function setDefaultAddress(database: Database, buyerId: number, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockAddresses(transaction, buyerId);
    await withdrawDefault(transaction, buyerId);
    const { numUpdatedRows } = await transaction
      .updateTable('address')
      .set({ is_default: true })
      .where('id', '=', id)
      .where('buyer_id', '=', buyerId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('unknown-address');
  });
}

/** Removes a buyer's own address. @throws ApiError `unknown-address` for any other. */
export async function removeAddress(database: Database, buyerId: number, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('address')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('unknown-address');
}
