import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/** A support person. `available` is what the agent chose; online is who is available and was seen lately. */
export interface AgentTable {
  id: number;
  account: string;
  name: Json<Localized>;
  role: Json<Localized>;
  greeting: Json<Localized>;
  avatar: string;
  active: Generated<boolean>;
  available: Generated<boolean>;
  /** The last sign of life of one of the agent's sockets, whatever process holds it. */
  seen_at: Generated<Date>;
  demo: Generated<boolean>;
  /** Whether the agent also runs the shop at the desk. */
  operator: Generated<boolean>;
  password_hash: string;
}

/** A signed-in agent. Only the SHA-256 of the token is kept. */
export interface AgentSessionTable {
  token_hash: string;
  agent_id: number;
  expires_at: Date;
}

/** The people of the shop. */
export interface AgentTables {
  agent: AgentTable;
  agent_session: AgentSessionTable;
}
