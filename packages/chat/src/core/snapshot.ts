import type { ChatAgent, ChatMessage, ChatNotice } from '@rider/model/chat';
import type { AgentCard, ConnectionState } from './session/index.ts';
import type { OutboxItem } from './outbox.ts';

/** The product or order of the buyer's question. */
export interface AttachedCard {
  kind: 'product' | 'order';
  /** The product's id, with the SKU as written by `writeProductBody`, or the order's number. */
  body: string;
}

/** How much of the history is loaded; `complete` when there is nothing older. */
export type HistoryState = 'none' | 'loading' | 'partial' | 'complete' | 'failed';

/** Everything a window shows. A new object for every change; unchanged parts keep their identity. */
export interface ChatSnapshot extends ChatNotice {
  connection: ConnectionState;
  /** Whether there was a connection before, to tell a reconnect from the first one. */
  wasOnline: boolean;
  agents: readonly ChatAgent[];
  agent: AgentCard | null;
  /** False after the server reported that no agent is online. */
  agentAvailable: boolean;
  /** Stored messages, by id. */
  messages: readonly ChatMessage[];
  /** Unconfirmed messages of this conversation, in the order of writing; shown after `messages`. */
  unconfirmed: readonly OutboxItem[];
  /** Uploaded fraction, 0 to 1, by client id. */
  progress: Readonly<Record<string, number>>;
  history: HistoryState;
  /** Messages of others while the window was closed or hidden. */
  unread: number;
  /** The first unread message, for the divider; null when there is none. */
  firstUnreadId: string | null;
  /** A card that was requested again and not sent, because the conversation has it. */
  repeatedCard: AttachedCard | null;
  muted: boolean;
  /** Whether the window is open. */
  open: boolean;
  /** Whether the page is visible: in a hidden tab an open window counts unread messages. */
  inSight: boolean;
  /** The other side is typing. */
  agentTyping: boolean;
  /** The newest own message that the other side has read; null if the server does not report it. */
  readUpTo: string | null;
  /** Why the connection stopped for good: signed out. */
  signedOut: boolean;
}

/** The initial snapshot. */
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
  announcement: '',
  opensAt: null,
  emailsReplies: false,
  repeatedCard: null,
  muted: false,
  open: false,
  inSight: true,
  agentTyping: false,
  readUpTo: null,
  signedOut: false,
};

/** Whether the user can see messages. */
export function isWatched({ open, inSight }: ChatSnapshot): boolean {
  return open && inSight;
}

/** Events for hosts. */
export interface ChatEvents {
  received: { message: ChatMessage; leads: boolean };
  unread: { count: number };
  /** A message arrived in this or another conversation; `incoming` unless it is our own. */
  news: { uid: string; incoming: boolean; leads: boolean };
  /** The server's response to an action, or a failed load. */
  problem: { kind: 'tip' | 'agents' | 'records' | 'announcement' | 'connecting'; message: string };
  signedOut: { message: string };
  agent: { agent: AgentCard };
  connection: { state: ConnectionState };
}
