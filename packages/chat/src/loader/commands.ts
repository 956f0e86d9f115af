import type { GetToken, RiderChatEvents, RiderChatSettings, RiderChatTheme } from '../element/settings.ts';

/** Parameters of `boot` and `update`. */
export interface BootOptions extends RiderChatSettings {
  /** The shop's origin; that of the script when absent. */
  origin?: string;
  /** `en-US` or `zh-CN`; the page's language when absent. */
  locale?: string;
  theme?: RiderChatTheme;
  /** The agent to talk to. */
  agent?: string;
  /** Connects immediately and counts unread messages on the launcher, instead of at the first opening. */
  unread?: boolean;
  /** False: no launcher; the page opens the chat itself. */
  launcher?: boolean;
}

/** The commands of `RiderChat(name, …)`: their parameters and results. */
export interface RiderChatCommands {
  boot(options?: BootOptions): void;
  update(options: BootOptions): void;
  open(): void;
  close(): void;
  toggle(): void;
  /** Shows the launcher. */
  show(): void;
  /** Hides the launcher; an open window stays. */
  hide(): void;
  /** Changes the buyer: a token or a function that gets it; null signs out. */
  setUser(token: string | GetToken | null): void;
  setLocale(locale: string): void;
  setTheme(theme: RiderChatTheme): void;
  /** Opens the window and sends a product as a card. */
  sendProduct(productId: string): void;
  /** Opens the window and sends an order as a card. */
  sendOrder(orderNumber: string): void;
  /** Opens the window with a prefilled text. */
  prefill(text: string): void;
  on<Name extends keyof RiderChatEvents>(name: Name, listener: (detail: RiderChatEvents[Name]) => void): void;
  off<Name extends keyof RiderChatEvents>(name: Name, listener: (detail: RiderChatEvents[Name]) => void): void;
  /** Closes everything, deletes unsent messages, removes the launcher. */
  shutdown(): void;
  getUnread(): number;
  version(): string;
}

/** The page's only function. It queues commands in `q` until the script is loaded, then runs them. */
export interface RiderChat {
  <Name extends keyof RiderChatCommands>(
    name: Name,
    ...given: Parameters<RiderChatCommands[Name]>
  ): Promise<ReturnType<RiderChatCommands[Name]>>;
  /** Commands queued before the script: arguments, then the promise's resolve and reject. */
  q?: [given: ArrayLike<unknown>, resolve?: (answer: unknown) => void, reject?: (reason: unknown) => void][];
  /** The version of the script that runs them. */
  version?: string;
}

declare global {
  interface Window {
    RiderChat?: RiderChat;
  }
}
