import type { GetToken, RiderChatEvents, RiderChatSettings, RiderChatTheme } from '../element/settings.ts';

/** What `boot` and `update` take. */
export interface BootOptions extends RiderChatSettings {
  /** The shop's origin; where the script came from when absent. */
  origin?: string;
  /** `en-US` or `zh-CN`; the page's language when absent. */
  locale?: string;
  theme?: RiderChatTheme;
  /** The agent to talk to. */
  agent?: string;
  /** Connects at once and counts unread messages on the launcher, instead of with the first opening. */
  unread?: boolean;
  /** False: no launcher; the page opens the chat itself. */
  launcher?: boolean;
}

/** The commands of `RiderChat(name, …)`: what each takes and what its promise gives. */
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
  /** Another buyer: a token or how to get one; null when nobody is signed in any more. */
  setUser(token: string | GetToken | null): void;
  setLocale(locale: string): void;
  setTheme(theme: RiderChatTheme): void;
  /** Opens the window and sends a product as a card. */
  sendProduct(productId: string): void;
  /** Opens the window and sends an order as a card. */
  sendOrder(orderNumber: string): void;
  /** Opens the window with a text to go on from. */
  prefill(text: string): void;
  on<Name extends keyof RiderChatEvents>(name: Name, listener: (detail: RiderChatEvents[Name]) => void): void;
  off<Name extends keyof RiderChatEvents>(name: Name, listener: (detail: RiderChatEvents[Name]) => void): void;
  /** Closes all, forgets what was not sent, takes the launcher away. */
  shutdown(): void;
  getUnread(): number;
  version(): string;
}

/** The page's one function. Before the script is there it keeps the commands in `q`, afterwards it carries them out. */
export interface RiderChat {
  <Name extends keyof RiderChatCommands>(
    name: Name,
    ...given: Parameters<RiderChatCommands[Name]>
  ): Promise<ReturnType<RiderChatCommands[Name]>>;
  /** Commands that came before the script: what was given, then how the promise is settled. */
  q?: [given: ArrayLike<unknown>, resolve?: (answer: unknown) => void, reject?: (reason: unknown) => void][];
  /** The version of the script that carries them out. */
  version?: string;
}

declare global {
  interface Window {
    RiderChat?: RiderChat;
  }
}
