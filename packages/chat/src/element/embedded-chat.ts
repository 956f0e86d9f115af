import type { ChatClient } from '../core/index.ts';
import type { CountingLauncher } from './launcher-badge.ts';
import { forwardChatEvents, type EmitEvent } from './forward-events.ts';
import type { BuyerSession } from './buyer-session.ts';
import type { RiderChatSettings } from './settings.ts';
import type { Surface } from './surface.tsx';

/** State of the element. */
export interface ElementState {
  origin: string;
  locale: string;
  theme: string;
  timeZone: string | undefined;
  currency: string | undefined;
  agentUid: string | undefined;
  settings: RiderChatSettings;
}

/** The interface that the chat requires of its element. */
export interface EmbeddedChatOptions {
  root: ShadowRoot;
  launcher: CountingLauncher;
  idPrefix: string;
  state(): ElementState;
  emit: EmitEvent;
  /** Announces to screen readers. */
  announce(message: string): void;
}

/** The chat inside the element: its connection and its window, both loaded on first use. */
export class EmbeddedChat {
  readonly #options: EmbeddedChatOptions;
  #session: Promise<BuyerSession> | undefined;
  /** The connection of the open window, so that the next opening is synchronous. */
  #readySession: BuyerSession | undefined;
  #surface: Surface | undefined;
  #endEvents: (() => void) | undefined;
  #unread = 0;
  #isOpen = false;
  #opening: Promise<void> | undefined;
  /** Identifies an opening, to detect that a later one replaced it. */
  #turn = 0;

  constructor(options: EmbeddedChatOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the window; resolves when it is shown. Concurrent calls share the promise. */
  open(): Promise<void> {
    if (this.#surface && this.#readySession && !this.#opening) {
      // Synchronous with the press, so that keys typed right after it reach the window.
      this.#turn += 1;
      this.#showWindow(this.#readySession, this.#isOpen);
      return Promise.resolve();
    }
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<void> {
    const { launcher, root, idPrefix } = this.#options;
    const turn = (this.#turn += 1);
    const wasOpen = this.#isOpen;
    // No longer counted as unread; the next press closes it.
    this.#isOpen = true;
    launcher.show({ busy: true });
    try {
      const connecting = this.connect();
      const [{ createSurface }, session] = await Promise.all([import('./surface.tsx'), connecting]);
      if (turn !== this.#turn) return;
      this.#surface ??= createSurface(root, idPrefix, (error) => this.#report(error));
      if (this.#session === connecting) this.#readySession = session;
      this.#showWindow(session, wasOpen);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#isOpen = false;
      launcher.show({ busy: false });
      this.#report(error);
      throw error;
    }
  }

  /** Shows the window and moves the focus into it. */
  #showWindow(session: BuyerSession, wasOpen: boolean): void {
    this.#isOpen = true;
    this.#show(session);
    this.#setUnread(0);
    // Only after the window has taken the focus.
    this.#options.launcher.show({ busy: false, covered: true });
    if (!wasOpen) this.#options.emit('open', {});
  }

  /** Closes the window; the connection stays. */
  close(): void {
    this.#turn += 1;
    this.#opening = undefined;
    if (!this.#isOpen) return;
    this.#isOpen = false;
    // The window returns the focus.
    this.#options.launcher.show({ busy: false, covered: false });
    this.#surface?.close();
    // The opener may no longer exist, e.g. the panel's button.
    if (hasNoFocus(document.activeElement)) this.#options.launcher.button.focus();
    this.#options.emit('close', {});
  }

  /** Applies changed settings: theme, agent, texts. */
  async refresh(): Promise<void> {
    const turn = this.#turn;
    if (!this.#isOpen || !this.#surface || !this.#session) return;
    const session = await this.#session;
    if (turn === this.#turn) this.#show(session);
  }

  /** Creates the connection and the open window again, for another buyer or language. */
  async reconnect(): Promise<void> {
    if (!this.#session) return;
    await this.#end();
    if (this.#isOpen) await this.open();
  }

  /** Returns the connection, created if needed; it counts unread messages. */
  connect(): Promise<BuyerSession> {
    this.#session ??= this.#openSession();
    return this.#session;
  }

  /** The count of unread messages. */
  get unread(): number {
    return this.#unread;
  }

  /** Puts a text into the editor of an open window. */
  async prefill(text: string): Promise<void> {
    await this.open();
    const { client } = await this.connect();
    // Drafts are per agent.
    if (client) this.#surface?.prefill(text, await loadedAgent(client));
  }

  /** Closes everything; with `forget` it also deletes the buyer's unsent messages. */
  async shutDown(forget: boolean): Promise<void> {
    this.close();
    const session = await this.#session;
    if (forget) await session?.forget();
    await this.#end();
    this.#setUnread(0);
  }

  async #openSession(): Promise<BuyerSession> {
    const { state, emit } = this.#options;
    const { origin, locale, settings } = state();
    const { openBuyerSession } = await import('./buyer-session.ts');
    const getToken = async () => (await settings.getToken?.()) ?? '';
    const session = await openBuyerSession({ origin, locale, getToken });
    const { client } = session;
    if (client) {
      const endUnread = client.on('unread', ({ count }) => this.#setUnread(count));
      const endEvents = forwardChatEvents(client, () => state().settings, emit);
      this.#endEvents = () => {
        endUnread();
        endEvents();
      };
      client.start();
      if (!this.#isOpen) this.#setUnread(session.unread);
    } else if (session.problem === 'session') emit('auth-required', { reason: session.reason });
    else emit('error', { reason: session.reason });
    return session;
  }

  async #end(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    this.#readySession = undefined;
    this.#endEvents?.();
    this.#endEvents = undefined;
    (await session)?.client?.stop();
  }

  #show(session: BuyerSession): void {
    const { origin, theme, timeZone, currency, agentUid, settings } = this.#options.state();
    const { client, problem, locale, messages, drafts } = session;
    this.#surface?.show({
      client,
      problem,
      locale,
      messages,
      drafts,
      theme,
      timeZone,
      currency,
      agentUid,
      origin,
      settings,
      onClose: () => this.close(),
      onRetry: () => void this.#retry(),
    });
  }

  async #retry(): Promise<void> {
    await this.reconnect().catch((error: unknown) => this.#report(error));
  }

  #setUnread(unread: number): void {
    const grew = unread > this.#unread;
    this.#unread = unread;
    const { launcher, announce } = this.#options;
    launcher.show({ unread });
    if (grew) announce(launcher.button.getAttribute('aria-label') ?? '');
  }

  #report(error: unknown): void {
    this.#options.emit('error', { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Resolves to the agent; undefined if it cannot be loaded. */
function loadedAgent(client: ChatClient): Promise<string> {
  return new Promise((resolve) => {
    let end: (() => void) | undefined;
    const check = () => {
      const { agent, history } = client.getSnapshot();
      if (!agent && history !== 'failed') return;
      end?.();
      resolve(agent?.uid ?? '');
    };
    end = client.subscribe(check);
    check();
  });
}

/** Whether no element has the focus, in the page or in the shadow root. */
function hasNoFocus(focused: Element | null): boolean {
  return (
    focused === null || focused === document.body || (focused.shadowRoot !== null && !focused.shadowRoot.activeElement)
  );
}
