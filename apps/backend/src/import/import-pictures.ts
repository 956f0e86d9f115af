import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { saveShopPicture } from '../upload/shop-pictures.ts';
import { pictureName, type Archive } from './file/read-archive.ts';

/** Stores the pictures of an archive to be encoded. One that was sent before under its name stays as it is. */
export async function storePictures(database: Database, agentId: number, pictures: Archive['pictures']): Promise<void> {
  for (const { name, bytes } of pictures()) {
    const values = {
      digest: createHash('sha256').update(bytes).digest('hex'),
      bytes: Buffer.from(bytes),
      upload: null,
      agent_id: agentId,
    };
    await database
      .insertInto('import_picture')
      .values({ name, ...values })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(values)
          .where((where) =>
            where.or([where('import_picture.upload', 'is', null), where('import_picture.digest', '<>', values.digest)]),
          ),
      )
      .execute();
  }
}

/** Encodes the next picture that waits for it; false if none does. One that is no picture is dropped, and rows that name it have a fault. */
export async function encodeNextPicture(services: { database: Database; clock: () => number }): Promise<boolean> {
  const { database } = services;
  const next = await database
    .selectFrom('import_picture')
    .selectAll()
    .where('bytes', 'is not', null)
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  if (!next?.bytes) return false;
  // Another process may have encoded it meanwhile, and rows may have used that one.
  const waiting = () =>
    database
      .updateTable('import_picture')
      .where('name', '=', next.name)
      .where('digest', '=', next.digest)
      .where('bytes', 'is not', null);
  try {
    const address = await saveShopPicture(services, next.agent_id, 'product', next.bytes);
    await waiting()
      .set({ bytes: null, upload: address.replace('/uploads/', '') })
      .execute();
  } catch (error) {
    // A shop that is busy encodes it later.
    if (!(error instanceof ApiError) || error.reason === 'shop-busy') throw error;
    await waiting().set({ bytes: null }).execute();
  }
  return true;
}

/** Finds the addresses of pictures by the cells of rows, which name files, or have addresses already. */
export class PictureFinder {
  readonly #addresses: ReadonlyMap<string, string>;

  private constructor(addresses: ReadonlyMap<string, string>) {
    this.#addresses = addresses;
  }

  /** Reads the pictures that cells name. */
  static async of(database: Database, cells: readonly string[]): Promise<PictureFinder> {
    const names = [...new Set(cells.flatMap((cell) => namesIn(cell)))];
    if (names.length === 0) return new PictureFinder(new Map());
    const found = await database
      .selectFrom('import_picture')
      .select(['name', 'upload'])
      .where(sql<boolean>`name = any(${names}::text[])`)
      .where('upload', 'is not', null)
      .execute();
    return new PictureFinder(new Map(found.map(({ name, upload }) => [name, `/uploads/${upload ?? ''}`])));
  }

  /** A cell with addresses instead of names; the address of an unknown name is none of the shop's, which is a fault. */
  addressesIn(cell: string): string {
    return cell
      .split(/[;\n]/)
      .flatMap(
        (part) => this.#addresses.get(pictureName(part)) ?? part.split(/\s+/).map((name) => this.#addressOf(name)),
      )
      .filter((address) => address !== '')
      .join(' ');
  }

  #addressOf(name: string): string {
    return name === '' || name.includes('/') ? name : (this.#addresses.get(pictureName(name)) ?? `/uploads/${name}`);
  }
}

/** Names of files may have spaces, which separate names as well. */
function namesIn(cell: string): string[] {
  return cell
    .split(/[;\n]/)
    .flatMap((part) => [part, ...part.trim().split(/\s+/)])
    .filter((name) => name !== '' && !name.includes('/'))
    .map(pictureName);
}
