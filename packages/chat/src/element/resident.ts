import type { ChatClient } from '../core/index.ts';
import type { CountingLauncher } from './launcher-badge.ts';
import { forwardChatEvents, type EmitEvent } from './line-events.ts';
import type { Line } from './line.ts';
import type { RiderChatSettings } from './settings.ts';
import type { Surface } from './surface.tsx';

/** State of the element. */
export interface Circumstances {
  origin: string;
  locale: string;
  theme: string;
  timeZone: string | undefined;
  agentUid: string | undefined;
  settings: RiderChatSettings;
}

/** The interface that the chat requires of its element. */
export interface ResidentOptions {
  root: ShadowRoot;
  launcher: CountingLauncher;
  idPrefix: string;
  now(): Circumstances;
  emit: EmitEvent;
  /** Announces to screen readers. */
  announce(message: string): void;
}

/** The chat inside the element: its connection and its window, both loaded on first use. */
export class Resident {
  readonly #options: ResidentOptions;
  #line: Promise<Line> | undefined;
  /** The connection of the open window, so that the next opening is synchronous. */
  #readyLine: Line | undefined;
  #surface: Surface | undefined;
  #endEvents: (() => void) | undefined;
  #unread = 0;
  #isOpen = false;
  #opening: Promise<void> | undefined;
  /** Identifies an opening, to detect that a later one replaced it. */
  #turn = 0;

  constructor(options: ResidentOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the window; resolves when it is shown. Concurrent calls share the promise. */
  open(): Promise<void> {
    if (this.#surface && this.#readyLine && !this.#opening) {
      // Synchronous with the press, so that keys typed right after it reach the window.
      this.#turn += 1;
      this.#enter(this.#readyLine, this.#isOpen);
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
      const [{ createSurface }, line] = await Promise.all([import('./surface.tsx'), connecting]);
      if (turn !== this.#turn) return;
      this.#surface ??= createSurface(root, idPrefix, (error) => this.#report(error));
      if (this.#line === connecting) this.#readyLine = line;
      this.#enter(line, wasOpen);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#isOpen = false;
      launcher.show({ busy: false });
      this.#report(error);
      throw error;
    }
  }

  /** Shows the window and moves the focus into it. */
  #enter(line: Line, wasOpen: boolean): void {
    this.#isOpen = true;
    this.#show(line);
    this.#count(0);
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
    if (isNowhere(document.activeElement)) this.#options.launcher.button.focus();
    this.#options.emit('close', {});
  }

  /** Applies changed settings: theme, agent, texts. */
  async refresh(): Promise<void> {
    const turn = this.#turn;
    if (!this.#isOpen || !this.#surface || !this.#line) return;
    const line = await this.#line;
    if (turn === this.#turn) this.#show(line);
  }

  /** Creates the connection and the open window again, for another buyer or language. */
  async renew(): Promise<void> {
    if (!this.#line) return;
    await this.#end();
    if (this.#isOpen) await this.open();
  }

  /** Returns the connection, created if needed; it counts unread messages. */
  connect(): Promise<Line> {
    this.#line ??= this.#openLine();
    return this.#line;
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
    if (client) this.#surface?.prefill(text, await agentOf(client));
  }

  /** Closes everything; with `forget` it also deletes the buyer's unsent messages. */
  async leave(forget: boolean): Promise<void> {
    this.close();
    const line = await this.#line;
    if (forget) await line?.forget();
    await this.#end();
    this.#count(0);
  }

  async #openLine(): Promise<Line> {
    const { now, emit: tell } = this.#options;
    const { origin, locale, settings } = now();
    const { openLine } = await import('./line.ts');
    const getToken = async () => (await settings.getToken?.()) ?? '';
    const line = await openLine({ origin, locale, getToken });
    const { client } = line;
    if (client) {
      const endUnread = client.on('unread', ({ count }) => this.#count(count));
      const endEvents = forwardChatEvents(client, () => now().settings, tell);
      this.#endEvents = () => {
        endUnread();
        endEvents();
      };
      client.start();
      if (!this.#isOpen) this.#count(line.unread);
    } else if (line.problem === 'session') tell('auth-required', { reason: line.reason });
    else tell('error', { reason: line.reason });
    return line;
  }

  async #end(): Promise<void> {
    const line = this.#line;
    this.#line = undefined;
    this.#readyLine = undefined;
    this.#endEvents?.();
    this.#endEvents = undefined;
    (await line)?.client?.stop();
  }

  #show(line: Line): void {
    const { origin, theme, timeZone, agentUid, settings } = this.#options.now();
    const { client, problem, locale, messages, drafts } = line;
    this.#surface?.show({
      client,
      problem,
      locale,
      messages,
      drafts,
      theme,
      timeZone,
      agentUid,
      origin,
      settings,
      onClose: () => this.close(),
      onRetry: () => void this.#retry(),
    });
  }

  async #retry(): Promise<void> {
    await this.renew().catch((error: unknown) => this.#report(error));
  }

  #count(unread: number): void {
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
function agentOf(client: ChatClient): Promise<string> {
  return new Promise((resolve) => {
    let end: (() => void) | undefined;
    const look = () => {
      const { agent, history } = client.getSnapshot();
      if (!agent && history !== 'failed') return;
      end?.();
      resolve(agent?.uid ?? '');
    };
    end = client.subscribe(look);
    look();
  });
}

/** Whether no element has the focus, in the page or in the shadow root. */
function isNowhere(focused: Element | null): boolean {
  return (
    focused === null || focused === document.body || (focused.shadowRoot !== null && !focused.shadowRoot.activeElement)
  );
}
