import type { PreviewedDraft } from '@rider/model/site';
import type { Json } from '../database/columns.ts';

/** A link by which an operator sees a draft, or the shop at another time. */
export interface PreviewTable {
  token_hash: string;
  /** The operator who made it. */
  agent_id: number;
  /** Null for the shop without drafts. */
  draft: Json<PreviewedDraft> | null;
  /** Null for now. */
  at: Date | null;
  expires_at: Date;
}

/** Tables of previews. */
export interface PreviewTables {
  preview: PreviewTable;
}
