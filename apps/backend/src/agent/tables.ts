import type { StaffRole } from '@rider/model/staff';
import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A support agent. `available` is the agent's own setting; an agent is online when available and seen recently. */
export interface AgentTable {
  id: Generated<number>;
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
  /** What the agent may do at the desk besides answering messages. */
  staff_role: Generated<StaffRole>;
  /** Empty until an invited person has set a password. */
  password_hash: string;
}

/** An agent's session. Only the SHA-256 of the token is stored. */
export interface AgentSessionTable {
  token_hash: string;
  agent_id: number;
  expires_at: Date;
  /** Whether its sign-in passed the second step. */
  passed_second_step: Generated<boolean>;
  /** As in `session`. */
  replaced: Generated<boolean>;
}

/** The second step of an agent's sign-in: an authenticator's secret in base32, required once it is confirmed. */
export interface AgentSecondStepTable {
  agent_id: number;
  secret: string;
  confirmed_at: Date | null;
  /** The step of the last used code; only later ones are valid. */
  last_step: Generated<number>;
}

/** An unused recovery code; only its SHA-256 is stored. */
export interface AgentRecoveryCodeTable {
  agent_id: number;
  code_hash: string;
}

/** The invitation of an agent to the desk. Only the SHA-256 of the link's token is stored. */
export interface AgentInvitationTable {
  agent_id: number;
  token_hash: string;
  expires_at: Date;
}

/** Agents, their sessions, second steps and invitations. */
export interface AgentTables {
  agent_invitation: AgentInvitationTable;
  agent: AgentTable;
  agent_session: AgentSessionTable;
  agent_second_step: AgentSecondStepTable;
  agent_recovery_code: AgentRecoveryCodeTable;
}
