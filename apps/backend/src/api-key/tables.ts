import type { ApiScope } from '@rider/model/api-key';
import type { Generated, JSONColumnType } from 'kysely';

/** An API key of a company, which acts as one of its owners. Only the SHA-256 of its secrets is stored. */
export interface ApiKeyTable {
  id: Generated<number>;
  company_id: number;
  buyer_id: number;
  name: string;
  scopes: JSONColumnType<ApiScope[]>;
  secret_hash: string;
  /** The last characters of the secret, by which its owner recognises it. */
  secret_end: string;
  /** The secret before the last rotation. */
  previous_hash: string | null;
  previous_until: Date | null;
  created_at: Date;
  /** Null for no end. */
  ends_at: Date | null;
  last_used_at: Date | null;
}

/** A call of a key. */
export interface ApiKeyUseTable {
  id: Generated<string>;
  key_id: number;
  at: Date;
  call: string;
  status: number;
  code: number;
  place: string;
}

/** Tables of API keys. */
export interface ApiKeyTables {
  api_key: ApiKeyTable;
  api_key_use: ApiKeyUseTable;
}
