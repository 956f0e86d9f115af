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

/** A buyer and an agent who talk; each side has read up to an id. */
export interface ChatConversationTable {
  buyer_id: number;
  agent_id: number;
  last_at: Date;
  buyer_read_id: Generated<number>;
  agent_read_id: Generated<number>;
}

/** A message; within a conversation the ids are in the order of saving. */
export interface ChatMessageTable {
  id: Generated<number>;
  buyer_id: number;
  agent_id: number;
  from_agent: boolean;
  /** The wire's `msn_type`. */
  kind: number;
  body: string;
  /** The sender's own id for it: the same one is saved once. */
  client_id: string | null;
  sent_at: Date;
}

/** The announcement beside the chat, as HTML. */
export interface ChatNoticeTable {
  id: number;
  content: Json<Localized>;
}

/** What an agent says often. */
export interface CannedReplyTable {
  id: Generated<number>;
  agent_id: number;
  body: string;
}

/** The chat. */
export interface ChatTables {
  agent: AgentTable;
  agent_session: AgentSessionTable;
  canned_reply: CannedReplyTable;
  chat_conversation: ChatConversationTable;
  chat_message: ChatMessageTable;
  chat_notice: ChatNoticeTable;
}
