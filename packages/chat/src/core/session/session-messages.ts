import type { ChatMessage } from '@rider/model/chat';
import type { ConnectionState } from './connection.ts';
import type { OutboxItem } from '../outbox.ts';

/** The uid for no agent: the server then only reports the unread count. */
export const NOBODY = '0';
/** The agent as the window shows it. */
export interface AgentCard {
  uid: string;
  name: string;
  avatar: string;
}

/** Session events; each tab of the browser receives the same. */
export type SessionEvent =
  | { type: 'connection'; state: ConnectionState }
  | { type: 'agent'; agentUid: string }
  | { type: 'messages'; agentUid: string; messages: readonly ChatMessage[]; contiguous: boolean }
  /** `counted`: the server's `unread` frame already included it. */
  | { type: 'received'; message: ChatMessage; counted?: boolean }
  | { type: 'outbox'; items: readonly OutboxItem[] }
  | { type: 'progress'; clientId: string; fraction: number }
  | { type: 'unread'; agentUid: string; count: number }
  | { type: 'handed-over'; buyerUid: string }
  | { type: 'tip'; message: string }
  | { type: 'transferred'; agent: AgentCard }
  | { type: 'presence'; agentUid: string; online: boolean }
  | { type: 'typing'; uid: string }
  | { type: 'read'; agentUid: string; upTo: string }
  | { type: 'watched'; watching: boolean }
  | { type: 'signed-out'; message: string };

/** Requests of any tab to the leader. */
export type SessionCommand =
  | { type: 'send'; item: OutboxItem }
  | { type: 'retry'; clientId: string }
  | { type: 'discard'; clientId: string }
  | { type: 'select'; agentUid: string }
  | { type: 'known'; agentUid: string; newestId: string; requestedAt: number }
  | { type: 'typing' }
  | { type: 'watch'; watching: boolean }
  | { type: 'end'; message: string; forget: boolean }
  | { type: 'reload' }
  | { type: 'restart' };
