import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { rewritePicture } from './picture.ts';
import type { UploadTable } from './tables.ts';

/** Maximum number of pictures per person and day. */
const DAILY_LIMIT = 200;
const DAY = 86_400_000;

/** The sender of a picture. */
export type Owner = Pick<UploadTable, 'owner_role' | 'owner_id'>;

/** Stores a picture and returns its path. Refusals: those of rewritePicture, `too-many-pictures-today`. */
export async function keepPicture(
  { database, clock }: { database: Database; clock: () => number },
  owner: Owner,
  bytes: Uint8Array,
): Promise<{ name: string; path: string }> {
  const now = clock();
  const { count } = await database
    .selectFrom('upload')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_role', '=', owner.owner_role)
    .where('owner_id', '=', owner.owner_id)
    .where('uploaded_at', '>', new Date(now - DAY))
    .executeTakeFirstOrThrow();
  if (count >= DAILY_LIMIT) throw new Refusal('too-many-pictures-today', { status: 400 });
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

/** A stored picture, or null; `small` selects its small version, where there is one. */
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

/**
 * Checks the picture addresses of a form: at most `most`, each uploaded by the owner; duplicates count once. Other people's uploads count
 * as unknown. Refusals: `too-many-pictures`, `unknown-picture`.
 */
export async function requireOwnPictures(
  database: Database,
  owner: Owner,
  addresses: readonly string[],
  most: number,
): Promise<string[]> {
  const pictures = [...new Set(addresses)];
  if (pictures.length > most) throw new Refusal('too-many-pictures', { status: 400, parameters: { most } });
  if (pictures.length === 0) return [];
  const names = pictures.map((address) => /^\/uploads\/([0-9a-f]{32}\.(?:jpg|png))$/.exec(address)?.[1] ?? '');
  const found = await database
    .selectFrom('upload')
    .select('name')
    .where('name', 'in', names)
    .where('owner_role', '=', owner.owner_role)
    .where('owner_id', '=', owner.owner_id)
    .execute();
  if (found.length < pictures.length) throw new Refusal('unknown-picture', { status: 400 });
  return pictures;
}
