import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A conversation of a buyer and an agent, with the last id that each side has read. */
export interface ChatConversationTable {
  buyer_id: number;
  agent_id: number;
  last_at: Date;
  buyer_read_id: Generated<number>;
  agent_read_id: Generated<number>;
  /** The last of the agent's messages that the buyer got by e-mail. */
  emailed_id: Generated<number>;
}

/** A message; ids of a conversation are in the order of saving. */
export interface ChatMessageTable {
  id: Generated<number>;
  buyer_id: number;
  agent_id: number;
  from_agent: boolean;
  /** The wire's `msn_type`. */
  kind: number;
  body: string;
  /** The sender's idempotency key. */
  client_id: string | null;
  sent_at: Date;
}

/** The announcement beside the chat, as HTML. */
export interface ChatNoticeTable {
  id: number;
  content: Json<Localized>;
}

/** A saved reply of an agent. */
export interface CannedReplyTable {
  id: Generated<number>;
  agent_id: number;
  body: string;
}

/** Tables of the chat. */
export interface ChatTables {
  canned_reply: CannedReplyTable;
  chat_conversation: ChatConversationTable;
  chat_message: ChatMessageTable;
  chat_notice: ChatNoticeTable;
}
