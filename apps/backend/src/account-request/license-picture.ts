import type { RegisterRequestWire } from '@rider/api/account-request';
import type { Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import type { Parameters } from '../http/environment.ts';
import { refuseFields } from '../http/form-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import { rewritePicture, type RewrittenPicture } from '../upload/picture.ts';

/** What is wrong with a picture is told at its field; a full queue is not the picture's fault. */
const FAULTS = ['picture-too-large', 'not-a-picture', 'unreadable-picture', 'too-many-pixels'] as const;

/**
 * The picture of the license in a request, re-encoded in the client's turn; null without one. Refuses at the field `license_picture`;
 * `shop-busy` and `too-many-pictures-at-once` when the queue is full.
 */
export async function readLicensePicture(
  parameters: Parameters,
  client: string,
  locale: Locale,
): Promise<RewrittenPicture | null> {
  const file: unknown = (parameters as Partial<RegisterRequestWire>).license_picture;
  // Without a chosen file, browsers send an empty one.
  if (!(file instanceof Blob) || file.size === 0) return null;
  try {
    return await rewritePicture(new Uint8Array(await file.arrayBuffer()), `applicant ${client}`);
  } catch (error) {
    const fault = error instanceof Refusal ? FAULTS.find((name) => name === error.reason) : undefined;
    if (fault === undefined) throw error;
    throw refuseFields<RegisterRequestWire>({ license_picture: `backend.answer.${fault}` }, locale);
  }
}

/** Stores the picture of a request, in its transaction; a request without one deletes the picture of the one before. */
export async function keepLicensePicture(
  transaction: Transaction,
  buyerId: number,
  picture: RewrittenPicture | null,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('license_picture').where('buyer_id', '=', buyerId).execute();
  if (picture === null) return;
  const { type, bytes } = picture;
  await transaction
    .insertInto('license_picture')
    .values({ buyer_id: buyerId, type, bytes, uploaded_at: now })
    .execute();
}

/** The picture of an applicant's license. Throws the refusal `not-found`. */
export async function findLicensePicture(
  { database, demo }: { database: Database; demo: boolean },
  buyerId: number,
): Promise<{ type: string; bytes: Uint8Array }> {
  let found = database
    .selectFrom('license_picture')
    .innerJoin('buyer', 'buyer.id', 'license_picture.buyer_id')
    .select(['type', 'bytes'])
    .where('buyer_id', '=', buyerId);
  if (!demo) found = found.where('buyer.demo', '=', false);
  const picture = await found.executeTakeFirst();
  if (picture === undefined) throw new Refusal('not-found');
  return picture;
}
