import type { ChatEvents, ChatSnapshot } from './snapshot.ts';

/** The client interface of a conversation's UI, implemented by the buyer's `ChatClient` and the agents' client. */
export interface ConversationClient {
  /** For useSyncExternalStore, which calls it without `this`; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ChatSnapshot;
  /** Subscribes to an event; returns the unsubscribe function. */
  on<Name extends keyof ChatEvents>(name: Name, listener: (event: ChatEvents[Name]) => void): () => void;
  /** Returns false if the text was rejected. */
  sendText(text: string): boolean;
  sendImage(file: Blob): boolean;
  retry(clientId: string): void;
  discard(clientId: string): void;
  loadOlder(): Promise<void>;
  typing(): void;
  reconnect(): void;
}

/** Additional requirements of the buyer's window. */
export interface WindowClient extends ConversationClient {
  open(agentUid?: string): Promise<void>;
  close(): void;
  selectAgent(uid: string): void;
  setMuted(muted: boolean): void;
  /** Sends the snapshot's `repeatedCard` again. */
  repeatCard(): void;
  /** Dismisses it. */
  dropCard(): void;
  /** Hides the announcement until the shop publishes another one. */
  dismissAnnouncement(): void;
}
