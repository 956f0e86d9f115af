/** Returns the buyer's token; called for each connection and call. Empty on the shop's own pages. */
export type GetToken = () => string | Promise<string>;

/** Settings that cannot be attributes. */
export interface RiderChatSettings {
  /** The buyer's token; absent on the shop's own pages, where the session cookie identifies the buyer. */
  getToken?: GetToken | undefined;
  /** Address of a product's page; the shop's when absent. */
  getProductHref?: ((productId: string, sku?: string) => string) | undefined;
  /** Address of an order's page; the shop's when absent. */
  getOrderHref?: ((orderNumber: string) => string) | undefined;
  /** Address of the sign-in page; the shop's when absent. */
  signInHref?: string | undefined;
  /** Time zone of the times, an IANA name such as `Europe/Paris`; the shop's when absent. */
  timeZone?: string | undefined;
  /** Currency of the amounts, an ISO code such as `EUR`; US dollars when absent. */
  currency?: string | undefined;
  /** Texts that override the package's, by id of `@rider/chat/messages/…`. */
  texts?: Record<string, string> | undefined;
  /** `full`: events carry message contents, which every script of the page can then read. */
  events?: 'names' | 'full' | undefined;
}

/** Theme of the element; `auto` follows the system. */
export type RiderChatTheme = 'light' | 'dark' | 'contrast' | 'auto';

/** Detail of `message-in`. */
export interface MessageInDetail {
  id: string;
  kind: string;
  sentAt: number;
  /** Only with `events: 'full'`: the message as in `@rider/api/chat`. */
  message?: unknown;
}

/** The element's events. They are dispatched as `rider-chat:<name>`, bubble and are composed. */
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
