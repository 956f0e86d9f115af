/** Answers the buyer's token, asked for again with each new line and call; empty where the page is the shop's own. */
export type GetToken = () => string | Promise<string>;

/** What a page tells the chat that no attribute can hold. */
export interface RiderChatSettings {
  /** The buyer's token; absent on the shop's own pages, where the session's cookie says who it is. */
  getToken?: GetToken | undefined;
  /** Address of a product's page; the shop's where absent. */
  getProductHref?: ((productId: string, article?: string) => string) | undefined;
  /** Address of an order's page; the shop's where absent. */
  getOrderHref?: ((orderNumber: string) => string) | undefined;
  /** Where a visitor signs in; the shop's page where absent. */
  signInHref?: string | undefined;
  /** Zone of the times shown, an IANA name such as `Europe/Paris`; the shop's where absent. */
  timeZone?: string | undefined;
  /** Texts to change, by id of `@rider/chat/messages/…`. */
  texts?: Record<string, string> | undefined;
  /** `full`: events carry what messages say. Any script of the page can read them then. */
  events?: 'names' | 'full' | undefined;
}

/** How the element looks: `auto` follows the system. */
export type RiderChatTheme = 'light' | 'dark' | 'contrast' | 'auto';

/** What `message-in` tells. */
export interface MessageInDetail {
  id: string;
  kind: string;
  sentAt: number;
  /** With `events: 'full'` only: the message as `@rider/api/chat` knows it. */
  message?: unknown;
}

/** The element's events; on it they are called `rider-chat:<name>`, bubble, and leave shadow roots. */
export interface RiderChatEvents {
  ready: { version: string };
  open: Record<string, never>;
  close: Record<string, never>;
  unread: { count: number };
  'message-in': MessageInDetail;
  'message-sent': { clientId: string };
  'message-failed': { clientId: string; reason?: string | undefined };
  'agent-change': { uid: string; name: string };
  connection: { state: string };
  'auth-required': { reason: string };
  error: { reason: string };
}

/** The names of all events. */
export const EVENT_NAMES = [
  'ready',
  'open',
  'close',
  'unread',
  'message-in',
  'message-sent',
  'message-failed',
  'agent-change',
  'connection',
  'auth-required',
  'error',
] as const satisfies readonly (keyof RiderChatEvents)[];
