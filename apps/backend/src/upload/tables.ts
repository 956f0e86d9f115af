import type { Generated } from 'kysely';

/** An uploaded picture, as re-encoded by us, or a document of a product. */
export interface UploadTable {
  /** Random and unguessable: knowing the name gives access to the picture. */
  name: string;
  type: string;
  bytes: Buffer;
  /** At most 320 px on the longer side; null for rows older than this column. */
  small: Buffer | null;
  owner_role: 'buyer' | 'agent' | 'visitor';
  /** 0 for visitors. */
  owner_id: number;
  uploaded_at: Date;
  /** Content of a message, review, refund or feedback is permanent; an avatar lasts until replaced. Null: unused, and purged. */
  used_for: Generated<'avatar' | 'content' | null>;
}

/** Tables of uploads. Pictures are in the database, so that all processes have them and a backup is complete. */
export interface UploadTables {
  upload: UploadTable;
}
