import type { Money } from '../money/index.ts';

/** A support person (`user/service/list`). */
export interface ChatAgent {
  uid: string;
  name: string;
  avatar: string;
  /** Null where the backend does not say. */
  online: boolean | null;
}

/** The product of a product card; only what the card shows. */
export interface ChatProduct {
  id: string;
  name: string;
  image: string;
  price: Money;
  stock: number;
  sales: number;
}

/** The order of an order card; only what the card shows. */
export interface ChatOrder {
  number: string;
  lines: { id: string; image: string; price: Money; quantity: number }[];
}

/** What a message says (R7.3). `article` is the code of the product's article that is meant, where one is. A card whose product or order is gone has null; a kind that we do not know keeps its raw text. */
export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'emoji'; text: string }
  | { kind: 'image'; url: string }
  | { kind: 'product'; productId: string; article?: string | undefined; product: ChatProduct | null }
  | { kind: 'order'; orderNumber: string; order: ChatOrder | null }
  | { kind: 'unknown'; type: number; text: string };

/** The kinds that a person can send. */
export type SentKind = Exclude<ChatContent['kind'], 'unknown'>;

/** A message as the server keeps it. */
export interface ChatMessage {
  /** The server's id; numbers that only grow. */
  id: string;
  /** The id that the sender gave it, where the server keeps such ids; else null. */
  clientId: string | null;
  fromUid: string;
  toUid: string;
  content: ChatContent;
  /** Epoch milliseconds, by the server's clock. */
  sentAt: number;
  name: string;
  avatar: string;
}

/** A page of records with one agent, oldest message first. */
export interface ChatRecords {
  messages: ChatMessage[];
  /** The agent that the records are with; the server chooses one when none was named. */
  agent: { uid: string; name: string; avatar: string };
}
