import type { ChatAgent, ChatMessage } from '@rider/model/chat';
import type { ConnectionState } from './connection.ts';
import type { OutboxItem } from './outbox.ts';
import type { AgentCard } from './session.ts';
import type { AttachedCard } from './attached-card.ts';

/** How far the history of the conversation is loaded; `complete` when there is nothing older. */
export type HistoryState = 'none' | 'loading' | 'partial' | 'complete' | 'failed';

/** Everything a window shows. A new object with every change; parts that did not change stay the same. */
export interface ChatSnapshot {
  connection: ConnectionState;
  /** Whether a line was there before: the first connecting is not a loss. */
  wasOnline: boolean;
  agents: readonly ChatAgent[];
  agent: AgentCard | null;
  /** False once the server said that nobody is online. */
  agentAvailable: boolean;
  /** Kept by the server, by id. */
  messages: readonly ChatMessage[];
  /** Of this conversation and not confirmed, in the order of writing; shown after `messages`. */
  unconfirmed: readonly OutboxItem[];
  /** Uploaded fraction, 0 to 1, by client id. */
  progress: Readonly<Record<string, number>>;
  history: HistoryState;
  /** Messages of others that came while the window was closed or hidden (R7.5). */
  unread: number;
  /** The first of them, for the divider; null when there is none. */
  firstUnreadId: string | null;
  /** Announcement as HTML, not sanitized; empty once it was dismissed. */
  notice: string;
  /** A card that was asked for again and not sent, as it stands in the conversation already. */
  repeatedCard: AttachedCard | null;
  muted: boolean;
  /** Whether the window is open. */
  open: boolean;
  /** Whether the page can be seen: in a hidden tab an open window counts unread messages like a closed one. */
  inSight: boolean;
  /** The other side is writing. */
  agentTyping: boolean;
  /** The newest of our messages that the other side has read; null where the server does not tell. */
  readUpTo: string | null;
  /** Why nothing goes on without a person: signed out. */
  signedOut: boolean;
}

/** A snapshot before anything happened. */
export const EMPTY_SNAPSHOT: ChatSnapshot = {
  connection: 'idle',
  wasOnline: false,
  agents: [],
  agent: null,
  agentAvailable: true,
  messages: [],
  unconfirmed: [],
  progress: {},
  history: 'none',
  unread: 0,
  firstUnreadId: null,
  notice: '',
  repeatedCard: null,
  muted: false,
  open: false,
  inSight: true,
  agentTyping: false,
  readUpTo: null,
  signedOut: false,
};

/** Whether somebody can be reading. */
export function isWatched({ open, inSight }: ChatSnapshot): boolean {
  return open && inSight;
}

/** What a host may want to hear of. */
export interface ChatEvents {
  received: { message: ChatMessage; leads: boolean };
  unread: { count: number };
  /** Something came in a conversation, this one or another; `incoming` unless it is our own. */
  news: { uid: string; incoming: boolean; leads: boolean };
  /** Words of the server about what we did, or a failed load. */
  problem: { kind: 'tip' | 'agents' | 'records' | 'notice' | 'connecting'; message: string };
  signedOut: { message: string };
  agent: { agent: AgentCard };
  connection: { state: ConnectionState };
}
