import { randomBytes } from 'node:crypto';
import { BYTES_PER_MEGABYTE } from '@rider/model/picture';
import { DOCUMENT_MEGABYTES, documentKind, type DocumentKind } from '@rider/model/product';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Maximum size of a document in bytes. */
export const DOCUMENT_LIMIT = DOCUMENT_MEGABYTES * BYTES_PER_MEGABYTE;

const TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
};
const UPLOADS = '/uploads/';

/**
 * Stores a document for the shop's pages and returns its path, which is public; it is purged after a day unless a product has it by then. @throws
 * ApiError `document-too-large`, `not-a-document`.
 */
export async function saveShopDocument(
  { database, clock }: { database: Database; clock: () => number },
  operatorId: number,
  bytes: Uint8Array,
): Promise<string> {
  if (bytes.byteLength > DOCUMENT_LIMIT) throw new ApiError('document-too-large', { status: 400 });
  const kind = documentKind(bytes);
  if (kind === null) throw new ApiError('not-a-document', { status: 400 });
  const name = `${randomBytes(16).toString('hex')}.${kind}`;
  await database
    .insertInto('upload')
    .values({
      name,
      type: TYPES[kind],
      bytes: Buffer.from(bytes),
      small: null,
      owner_role: 'agent',
      owner_id: operatorId,
      uploaded_at: new Date(clock()),
    })
    .execute();
  return UPLOADS + name;
}

/** Marks documents as used, so that they are not purged. */
export async function takeShopDocuments(database: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await database
    .updateTable('upload')
    .set({ used_for: 'content' })
    .where(
      'name',
      'in',
      paths.map((path) => path.slice(UPLOADS.length)),
    )
    .execute();
}

/** The sizes of stored documents in bytes, by path. */
export async function documentSizes(database: Database, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await database
    .selectFrom('upload')
    .select(['name', sql<number>`octet_length(bytes)`.as('size')])
    .where(
      'name',
      'in',
      paths.map((path) => path.slice(UPLOADS.length)),
    )
    .execute();
  return new Map(rows.map(({ name, size }) => [UPLOADS + name, size]));
}
