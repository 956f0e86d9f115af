import type { StoredMessage } from './messages.ts';

/** What the processes of one shop tell each other. */
export type ChatNews =
  | { type: 'message'; message: StoredMessage; unreadByBuyer: number; unreadByAgent: number }
  | { type: 'read'; buyerId: number; agentId: number; by: 'buyer' | 'agent'; upTo: number }
  | { type: 'typing'; buyerId: number; agentId: number; by: 'buyer' | 'agent' }
  | { type: 'presence'; agentId: number; online: boolean }
  | { type: 'buyer-presence'; buyerId: number; online: boolean }
  | { type: 'transfer'; buyerId: number; fromAgentId: number; toAgentId: number }
  | { type: 'session-ended'; session: string }
  /** Some news may not have reached every process: clients must ask for what they missed. */
  | { type: 'gap' };

/** Carries news to every process, this one too. */
export interface ChatBus {
  /** Does not wait and does not fail: what is told is stored already, and the bus makes up for news that others missed. */
  publish(news: ChatNews): void;
  /** One listener a process. */
  listen(listener: (news: ChatNews) => void): void;
  close(): void;
}

/** What the chat's calls work with. */
export interface ChatServices {
  /** Carries news of the chat to every process. */
  bus: ChatBus;
}

/** The bus of a shop that is one process. */
export function memoryBus(): ChatBus {
  let listener: (news: ChatNews) => void = () => undefined;
  return {
    publish: (news) => listener(news),
    listen: (next) => {
      listener = next;
    },
    close: () => undefined,
  };
}
