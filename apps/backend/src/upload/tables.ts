/** A picture that a person sent, as we wrote it anew. */
export interface UploadTable {
  /** Random and unguessable: who knows the name may see the picture. */
  name: string;
  type: string;
  bytes: Buffer;
  owner_role: 'buyer' | 'agent';
  owner_id: number;
  uploaded_at: Date;
}

/** Uploaded pictures. In the database, so that every process has them and a backup is whole. */
export interface UploadTables {
  upload: UploadTable;
}
