import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/** A support agent. `available` is the agent's own setting; an agent is online when available and seen recently. */
export interface AgentTable {
  id: number;
  account: string;
  name: Json<Localized>;
  role: Json<Localized>;
  greeting: Json<Localized>;
  avatar: string;
  active: Generated<boolean>;
  available: Generated<boolean>;
  /** Last heartbeat of any of the agent's sockets, in any process. */
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

/** Agents and their sessions. */
export interface AgentTables {
  agent: AgentTable;
  agent_session: AgentSessionTable;
}
