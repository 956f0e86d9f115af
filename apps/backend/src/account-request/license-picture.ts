import type { Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import type { Parameters } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { pictureOfForm } from '../upload/form-picture.ts';
import type { RewrittenPicture } from '../upload/picture.ts';

/** The picture of the license in a request, re-encoded in a queue per client; null without one. @throws as `pictureOfForm`. */
export function readLicensePicture(
  parameters: Parameters,
  client: string,
  locale: Locale,
): Promise<RewrittenPicture | null> {
  const field = 'license_picture';
  return pictureOfForm(parameters[field], { field, sender: `applicant ${client}`, locale });
}

/** Stores the picture of a request, in its transaction; without one, deletes the picture of the previous request. */
export async function saveLicensePicture(
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

/** The picture of an applicant's license. @throws ApiError `not-found`. */
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
  if (picture === undefined) throw new ApiError('not-found');
  return picture;
}
