import type { ChatEvents, ChatSnapshot } from './snapshot.ts';

/** What a conversation on the screen needs of its client. The buyer's `ChatClient` fulfils it, and so may the agents'. */
export interface ConversationClient {
  /** For useSyncExternalStore, which calls it without its object; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ChatSnapshot;
  /** Told of each event of a name; the answer ends it. */
  on<Name extends keyof ChatEvents>(name: Name, listener: (event: ChatEvents[Name]) => void): () => void;
  /** False where the text was not taken. */
  sendText(text: string): boolean;
  sendImage(file: Blob): boolean;
  retry(clientId: string): void;
  discard(clientId: string): void;
  loadOlder(): Promise<void>;
  typing(): void;
  reconnect(): void;
}

/** What the buyer's window needs beside the conversation. */
export interface WindowClient extends ConversationClient {
  open(agentUid?: string): Promise<void>;
  close(): void;
  selectAgent(uid: string): void;
  setMuted(muted: boolean): void;
  /** Sends the snapshot's `repeatedCard` once more. */
  repeatCard(): void;
  /** Leaves it unsent. */
  dropCard(): void;
  /** Shows the announcement no more, until the shop has another one. */
  dismissNotice(): void;
}
