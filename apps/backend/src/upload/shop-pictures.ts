import { randomBytes } from 'node:crypto';
import type { ShopPictureUse } from '@rider/model/picture';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { mediaPath } from '../http/media.ts';
import { encodeShopPicture } from './picture.ts';

const NAME = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/**
 * Stores a picture for the shop's pages and returns its address, which is public; it is purged after a day unless a form takes it by then.
 * @throws ApiError those of rewritePicture.
 */
export async function saveShopPicture(
  { database, clock }: { database: Database; clock: () => number },
  operatorId: number,
  use: ShopPictureUse,
  bytes: Uint8Array,
): Promise<string> {
  const encoded = await encodeShopPicture(bytes, use, `agent ${operatorId}`);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await database
    .insertInto('upload')
    .values({
      name,
      type: 'image/webp',
      ...encoded,
      owner_role: 'agent',
      owner_id: operatorId,
      uploaded_at: new Date(clock()),
    })
    .execute();
  return `/uploads/${name}`;
}

/**
 * The values to store for the addresses of pictures in an operator's form: one of `current` as it is stored, or a picture that any operator
 * uploaded for the shop, which is in use from now on. @throws ApiError `unknown-picture`.
 */
export async function takeShopPictures(
  database: Database,
  addresses: readonly string[],
  current: readonly string[],
): Promise<string[]> {
  const stored = new Map(current.map((file) => [mediaPath(file), file]));
  const names = addresses.filter((address) => !stored.has(address)).map((address) => NAME.exec(address)?.[1] ?? '');
  const taken = await database
    .updateTable('upload')
    .set({ used_for: 'content' })
    .where('name', 'in', ['', ...names])
    .where('owner_role', '=', 'agent')
    .returning('name')
    .execute();
  if (taken.length < new Set(names).size) throw new ApiError('unknown-picture', { status: 400 });
  return addresses.map((address) => stored.get(address) ?? address);
}
