import type { StoredMessage } from './messages.ts';

/** What the processes of one shop tell each other. */
export type ChatNews =
  | { type: 'message'; message: StoredMessage; unreadByBuyer: number; unreadByAgent: number }
  | { type: 'read'; buyerId: number; agentId: number; by: 'buyer' | 'agent'; upTo: number }
  | { type: 'typing'; buyerId: number; agentId: number; by: 'buyer' | 'agent' }
  | { type: 'presence'; agentId: number; online: boolean }
  | { type: 'buyer-presence'; buyerId: number; online: boolean }
  | { type: 'transfer'; buyerId: number; fromAgentId: number; toAgentId: number }
  | { type: 'session-ended'; session: string };

/** Carries news to every process, this one too. */
export interface ChatBus {
  publish(news: ChatNews): Promise<void>;
  /** One listener a process. */
  listen(listener: (news: ChatNews) => void): void;
  close(): Promise<void>;
}

/** The bus of a shop that is one process. */
export function memoryBus(): ChatBus {
  let listener: (news: ChatNews) => void = () => undefined;
  return {
    publish: (news) => {
      listener(news);
      return Promise.resolve();
    },
    listen: (next) => {
      listener = next;
    },
    close: () => Promise.resolve(),
  };
}
