import type { PunchoutProtocol } from '@rider/model/punchout';
import type { ColumnType } from 'kysely';

/** The purchasing system of a company. Only the SHA-256 of its secret is stored. */
export interface PunchoutConnectionTable {
  company_id: number;
  /** The name by which the system signs in; unique among all companies. */
  identity: string;
  secret_hash: string;
  created_at: Date;
  used_at: Date | null;
}

/** The account of a person in a company's purchasing system. */
export interface PunchoutPersonTable {
  company_id: number;
  /** The person as the system names them; empty where it names nobody, and for its orders. */
  person: string;
  buyer_id: number;
}

/** A visit that a purchasing system has opened. Only the SHA-256 of its token is stored. */
export interface PunchoutVisitTable {
  token_hash: string;
  company_id: number;
  buyer_id: number;
  protocol: PunchoutProtocol;
  /** Where the browser sends the cart. */
  return_url: string;
  /** Values of the system that return with the cart. */
  returned: ColumnType<PunchoutReturnedValues, string, never>;
  created_at: Date;
  /** The key of its session; null until it is started. */
  session_hash: string | null;
  started_at: Date | null;
}

/** cXML: the system's cookie and the parties, as the system named them; OCI: the fields that return unchanged. */
export type PunchoutReturnedValues = Record<string, string>;

/** Tables of the purchasing systems. */
export interface PunchoutTables {
  punchout_connection: PunchoutConnectionTable;
  punchout_person: PunchoutPersonTable;
  punchout_visit: PunchoutVisitTable;
}
