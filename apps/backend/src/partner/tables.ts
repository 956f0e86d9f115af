import type { Generated } from 'kysely';

/** Another company whose pages embed the chat. */
export interface PartnerTable {
  id: Generated<number>;
  name: string;
}

/** A partner's key. Only the public key is stored, so that a leaked database does not allow signing. */
export interface PartnerKeyTable {
  id: string;
  partner_id: number;
  /** PEM, SPKI. */
  public_key: string;
  issued_at: Date;
  revoked_at: Date | null;
}

/** Maps a partner's buyer to a buyer of the chat. */
export interface PartnerBuyerTable {
  partner_id: number;
  /** The partner's own id of its buyer. */
  external_id: string;
  buyer_id: number;
}

/** A session that can chat and nothing else. Only the SHA-256 of its token is stored. */
export interface PartnerSessionTable {
  token_hash: string;
  key_id: string;
  buyer_id: number;
  expires_at: Date;
}

/** A used partner token, stored until it expires. */
export interface PartnerTokenTable {
  key_id: string;
  assertion_id: string;
  expires_at: Date;
}

/** Tables of partners. */
export interface PartnerTables {
  partner: PartnerTable;
  partner_key: PartnerKeyTable;
  partner_buyer: PartnerBuyerTable;
  partner_session: PartnerSessionTable;
  partner_assertion: PartnerTokenTable;
}
