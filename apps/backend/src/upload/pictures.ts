import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { rewritePicture } from './picture.ts';
import type { UploadTable } from './tables.ts';

/** Maximum number of pictures per sender and day. */
const DAILY_LIMIT = 200;
const DAY = 86_400_000;
/** Maximum bytes of all pictures of a buyer, small versions included. */
const BUYER_SPACE = 500_000_000;

/** The sender of a picture. */
export type Owner = Pick<UploadTable, 'owner_role' | 'owner_id'>;

/** The use of a picture. */
export type PictureUse = 'avatar' | 'content';

const NAME = /^\/uploads\/([0-9a-f]{32}\.(?:jpg|png))$/;

/**
 * Stores a picture and returns its path; it is purged after a day unless it is used by then. `space` is the maximum bytes per buyer.
 * @throws ApiError those of rewritePicture, `too-many-pictures-today`, `picture-space-full`.
 */
export async function savePicture(
  { database, clock }: { database: Database; clock: () => number },
  owner: Owner,
  bytes: Uint8Array,
  space = BUYER_SPACE,
): Promise<{ name: string; path: string }> {
  const now = clock();
  const { today, total } = await database
    .selectFrom('upload')
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere('uploaded_at', '>', new Date(now - DAY))
        .as('today'),
      sql<number>`coalesce(sum(octet_length(bytes) + coalesce(octet_length(small), 0)), 0)::bigint`.as('total'),
    ])
    .where('owner_role', '=', owner.owner_role)
    .where('owner_id', '=', owner.owner_id)
    .executeTakeFirstOrThrow();
  if (today >= DAILY_LIMIT) throw new ApiError('too-many-pictures-today', { status: 400 });
  if (owner.owner_role === 'buyer' && total >= space) throw new ApiError('picture-space-full', { status: 400 });
  const picture = await rewritePicture(bytes, `${owner.owner_role} ${owner.owner_id}`);
  const name = `${randomBytes(16).toString('hex')}.${picture.extension}`;
  await database
    .insertInto('upload')
    .values({
      name,
      type: picture.type,
      bytes: picture.bytes,
      small: picture.small,
      ...owner,
      uploaded_at: new Date(now),
    })
    .execute();
  return { name, path: `/uploads/${name}` };
}

/** A stored picture, or null; `small` selects its small version, if there is one. */
export async function findPicture(
  database: Database,
  name: string,
  small: boolean,
): Promise<{ type: string; bytes: Uint8Array } | null> {
  const found = await database
    .selectFrom('upload')
    .select(['type', (select) => select.fn.coalesce(small ? 'small' : 'bytes', 'bytes').as('bytes')])
    .where('name', '=', name)
    .executeTakeFirst();
  return found ?? null;
}

/** Marks pictures as used, so that they are not purged. The use `content` is permanent. */
export async function markPicturesUsed(
  database: Database,
  addresses: readonly string[],
  use: PictureUse,
): Promise<void> {
  const names = addresses.flatMap((address) => NAME.exec(address)?.[1] ?? []);
  if (names.length === 0) return;
  await database
    .updateTable('upload')
    .set({ used_for: use })
    .where('name', 'in', names)
    .where('used_for', 'is distinct from', 'content')
    .execute();
}

/** Releases an avatar, which is then purged unless something else uses it. */
export async function releaseAvatar(database: Database, address: string): Promise<void> {
  await database
    .updateTable('upload')
    .set({ used_for: null })
    .where('name', '=', NAME.exec(address)?.[1] ?? '')
    .where('used_for', '=', 'avatar')
    .execute();
}

/** Deletes the pictures that nothing used within a day. */
export async function purgeUnusedPictures(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('upload')
    .where('used_for', 'is', null)
    .where('uploaded_at', '<', new Date(now - DAY))
    .execute();
}

/**
 * Marks the pictures of a form as used: at most `most`, each uploaded by the owner; duplicates count once. Uploads of others count as
 * unknown. @throws ApiError `too-many-pictures`, `unknown-picture`.
 */
export async function requireOwnPictures(
  database: Database,
  owner: Owner,
  addresses: readonly string[],
  most: number,
  use: PictureUse = 'content',
): Promise<string[]> {
  const pictures = [...new Set(addresses)];
  if (pictures.length > most) throw new ApiError('too-many-pictures', { status: 400, parameters: { most } });
  if (pictures.length === 0) return [];
  const names = pictures.map((address) => NAME.exec(address)?.[1] ?? '');
  const found = await database
    .selectFrom('upload')
    .select('name')
    .where('name', 'in', names)
    .where('owner_role', '=', owner.owner_role)
    .where('owner_id', '=', owner.owner_id)
    .forNoKeyUpdate()
    .execute();
  if (found.length < pictures.length) throw new ApiError('unknown-picture', { status: 400 });
  await markPicturesUsed(database, pictures, use);
  return pictures;
}
