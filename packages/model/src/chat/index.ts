import type { Money } from '../money/index.ts';

export {
  INITIAL_CHAT_SETTINGS,
  nextOpening,
  type ChatSettings,
  type ClockMoment,
  type OfficeDay,
} from './office-hours.ts';

/** A support person (`user/service/list`). */
export interface ChatAgent {
  uid: string;
  name: string;
  avatar: string;
  /** Null where the backend does not provide it. */
  online: boolean | null;
}

/** The product of a product card, with the fields that the card shows. */
export interface ChatProduct {
  id: string;
  name: string;
  image: string;
  price: Money;
  stock: number;
  sales: number;
}

/** The order of an order card, with the fields that the card shows. */
export interface ChatOrder {
  number: string;
  lines: { id: string; image: string; price: Money; quantity: number }[];
}

/**
 * Content of a message. `article` is the SKU of the variant, where one was chosen. A card whose product or order is gone has null; a
 * message of unknown kind has its raw text.
 */
export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'emoji'; text: string }
  | { kind: 'image'; url: string }
  | { kind: 'product'; productId: string; sku?: string | undefined; product: ChatProduct | null }
  | { kind: 'order'; orderNumber: string; order: ChatOrder | null }
  | { kind: 'unknown'; type: number; text: string };

/** The kinds that a person can send. */
export type SentKind = Exclude<ChatContent['kind'], 'unknown'>;

/** A message stored by the server. */
export interface ChatMessage {
  /** The server's id, a number that only increases. */
  id: string;
  /** The sender's id of it, where the server stores such ids; else null. */
  clientId: string | null;
  fromUid: string;
  toUid: string;
  content: ChatContent;
  /** Epoch milliseconds, by the server's clock. */
  sentAt: number;
  name: string;
  avatar: string;
}

/** What a buyer's chat shows and offers besides its messages. */
export interface ChatNotice {
  /** The announcement as HTML, to be sanitised; empty for none. */
  announcement: string;
  /** When agents answer again, epoch milliseconds; null while they do, and where the shop names no hours. */
  opensAt: number | null;
  /** Whether replies that the buyer has not read are sent by e-mail. */
  emailsReplies: boolean;
}

/** A page of the records with one agent, oldest message first. */
export interface ChatRecords {
  messages: ChatMessage[];
  /** The agent of these records; the server chooses one when none was named. */
  agent: { uid: string; name: string; avatar: string };
  /** The newest message that the other side has read; null where the server does not report it. */
  readUpTo: string | null;
}
