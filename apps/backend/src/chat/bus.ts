import type { ReadTag } from '../http/read-cache.ts';
import type { StoredMessage } from './messages.ts';

/** Messages between the processes of a shop. */
export type ChatEvent =
  | { type: 'message'; message: StoredMessage; unreadByBuyer: number; unreadByAgent: number }
  | { type: 'read'; buyerId: number; agentId: number; by: 'buyer' | 'agent'; upTo: number }
  | { type: 'typing'; buyerId: number; agentId: number; by: 'buyer' | 'agent' }
  | { type: 'presence'; agentId: number; online: boolean }
  | { type: 'buyer-presence'; buyerId: number; online: boolean }
  | { type: 'transfer'; buyerId: number; fromAgentId: number; toAgentId: number }
  | { type: 'session-ended'; session: string }
  | { type: 'session-replaced'; session: string }
  /** Cached public responses with these tags are stale (`http/read-cache.ts`). */
  | { type: 'invalidated'; tags: readonly ReadTag[] }
  /** Some events may not have reached every process: clients must request missed messages. */
  | { type: 'gap' };

/** Delivers events to every process, including this one. */
export interface ChatBus {
  /** Returns immediately and never fails: the data is already stored, and the bus reports a `gap` for lost events. */
  publish(event: ChatEvent): void;
  /** Adds a listener of this process. */
  listen(listener: (event: ChatEvent) => void): void;
  close(): void;
}

/** Services of the chat's calls. */
export interface ChatServices {
  /** Delivers events of the chat to every process. */
  bus: ChatBus;
}

/** The bus of a shop with a single process. */
export function memoryBus(): ChatBus {
  const listeners: ((event: ChatEvent) => void)[] = [];
  return {
    publish: (event) => listeners.forEach((listener) => listener(event)),
    listen: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}
