/** A picture that a person sent, as we wrote it anew. */
export interface UploadTable {
  /** Random and unguessable: who knows the name may see the picture. */
  name: string;
  type: string;
  bytes: Buffer;
  /** The picture at most 320 px long; null for those of before there were any. */
  small: Buffer | null;
  owner_role: 'buyer' | 'agent';
  owner_id: number;
  uploaded_at: Date;
}

/** Uploaded pictures. In the database, so that every process has them and a backup is whole. */
export interface UploadTables {
  upload: UploadTable;
}
