import { ReplayedListeners } from './replayed-listeners.ts';
import { createCountingLauncher, type CountingLauncher } from './launcher-badge.ts';
import { EmbeddedChat, type ElementState } from './embedded-chat.ts';
import type { GetToken, RiderChatEvents, RiderChatSettings, RiderChatTheme } from './settings.ts';
import { version } from './version.ts';

// Without a document, as on a server, the class can be imported but not instantiated.
const ElementBase =
  (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement);

/** Attributes that do not affect the connection. */
const DISPLAY_ATTRIBUTES = new Set(['theme', 'agent', 'time-zone', 'currency']);
/** Attributes that require a new connection. */
const CONNECTION_ATTRIBUTES = new Set(['origin', 'locale']);

const READY = 'rider-chat:ready';

let instances = 0;

/**
 * `<rider-chat>`: the launcher, and the window once opened, in a shadow root. Attributes: `origin` (of the shop),
 * `locale`, `theme`, `time-zone`, `open`, `agent`, `unread` (connects immediately and counts), `launcher="hidden"`.
 */
export class RiderChatElement extends ElementBase {
  static readonly observedAttributes = [
    'origin',
    'locale',
    'theme',
    'time-zone',
    'currency',
    'open',
    'agent',
    'unread',
  ];
  /** The version of the copy that defined the element. */
  static readonly version = version;

  #settings: RiderChatSettings = {};
  #chat: EmbeddedChat | undefined;
  #launcher: CountingLauncher | undefined;
  #liveRegion: HTMLElement | undefined;
  #darkScheme: MediaQueryList | undefined;
  #isReady = false;
  #readyListeners = new ReplayedListeners();

  connectedCallback(): void {
    const isNew = this.#chat === undefined;
    if (isNew) this.#initialise();
    this.#darkScheme ??= window.matchMedia('(prefers-color-scheme: dark)');
    this.#darkScheme.addEventListener('change', this.#refresh);
    if (this.hasAttribute('unread')) void this.#chat?.connect();
    if (this.open) this.#tryOpen();
    // The loader has dispatched this with its launcher.
    if (isNew && !this.hasAttribute('data-loaded')) this.#emit('ready', { version });
    this.#isReady = true;
  }

  disconnectedCallback(): void {
    this.#darkScheme?.removeEventListener('change', this.#refresh);
    // Moving the element disconnects and reconnects it synchronously.
    queueMicrotask(() => {
      if (!this.isConnected) void this.#chat?.shutDown(false);
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.#chat || !this.isConnected) return;
    if (name === 'open') {
      if (now === null) this.#chat.close();
      else if (!this.#chat.isOpen) this.#tryOpen();
    } else if (name === 'unread' && now !== null) void this.#chat.connect();
    else if (DISPLAY_ATTRIBUTES.has(name)) this.#refresh();
    else if (CONNECTION_ATTRIBUTES.has(name)) {
      this.#launcher?.show({ locale: this.locale });
      void this.#chat.reconnect();
    }
  }

  /** As of every element; a listener of `rider-chat:ready` that is added later is called too. */
  override addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    // The DOM standard ignores null listeners.
    if (listener === null) return;
    super.addEventListener(type, listener, options);
    if (type === READY && this.#isReady)
      this.#readyListeners.add(this, new CustomEvent(READY, { detail: { version } }), listener, options);
  }

  /** As of every element. */
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    if (listener === null) return;
    super.removeEventListener(type, listener, options);
    if (type === READY) this.#readyListeners.remove(listener);
  }

  /** Whether the window is open; setting it opens or closes. */
  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(open: boolean) {
    this.toggleAttribute('open', open);
  }

  /** The shop's origin; the page's own when absent. */
  get origin(): string {
    return (this.getAttribute('origin') ?? location.origin).replace(/\/$/, '');
  }

  set origin(origin: string) {
    this.setAttribute('origin', origin);
  }

  /** The language; the page's when absent. */
  get locale(): string {
    const tag = this.getAttribute('locale') ?? document.documentElement.lang;
    return tag.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
  }

  set locale(locale: string) {
    this.setAttribute('locale', locale);
  }

  /** `light` unless set. */
  get theme(): RiderChatTheme {
    const theme = this.getAttribute('theme');
    return theme === 'dark' || theme === 'contrast' || theme === 'auto' ? theme : 'light';
  }

  set theme(theme: RiderChatTheme) {
    this.setAttribute('theme', theme);
  }

  /** The agent to talk to; the shop chooses when empty. */
  get agent(): string {
    return this.getAttribute('agent') ?? '';
  }

  set agent(agent: string) {
    this.setAttribute('agent', agent);
  }

  /** Texts, links, token and event detail; merged into the previous settings. */
  get settings(): RiderChatSettings {
    return this.#settings;
  }

  set settings(settings: RiderChatSettings) {
    const before = this.#settings;
    this.#settings = { ...before, ...settings };
    if ('getToken' in settings && settings.getToken !== before.getToken) void this.#chat?.reconnect();
    else this.#refresh();
  }

  /** Opens the window; resolves when it is shown. */
  async show(): Promise<void> {
    await this.#requireChat().open();
    this.open = this.#requireChat().isOpen;
  }

  /** Closes the window; unread messages are still counted. */
  close(): void {
    this.#chat?.close();
  }

  /** Opens or closes the window. */
  async toggle(): Promise<void> {
    if (this.#requireChat().isOpen) this.close();
    else await this.show();
  }

  /** Changes the buyer: a token or a function that gets it; null signs out and deletes the previous buyer's data. */
  async setUser(token: string | GetToken | null): Promise<void> {
    const getToken = typeof token === 'string' ? () => token : (token ?? undefined);
    if (token === null) await this.#chat?.shutDown(true);
    this.settings = { getToken };
  }

  /** Opens the window and sends a product card; once per session, again when the buyer confirms. */
  sendProduct(productId: string): Promise<void> {
    return this.#attach('product', productId);
  }

  /** Opens the window and sends an order card; once per session, again when the buyer confirms. */
  sendOrder(orderNumber: string): Promise<void> {
    return this.#attach('order', orderNumber);
  }

  /** Opens the window with a prefilled text. */
  async prefill(text: string): Promise<void> {
    await this.#requireChat().prefill(text);
    this.open = true;
  }

  /** The count of unread messages; connects if needed. */
  async getUnread(): Promise<number> {
    await this.#requireChat().connect();
    return this.#requireChat().unread;
  }

  /** Closes everything and deletes unsent messages. */
  async shutdown(): Promise<void> {
    await this.#chat?.shutDown(true);
  }

  readonly #refresh = (): void => void this.#chat?.refresh();

  async #attach(kind: 'product' | 'order', body: string): Promise<void> {
    await this.show();
    const { client } = await this.#requireChat().connect();
    client?.attach(kind, body);
  }

  #requireChat(): EmbeddedChat {
    if (!this.#chat) throw new Error('<rider-chat> must be in the page');
    return this.#chat;
  }

  /** Failures are reported by the `error` event. */
  #tryOpen(): void {
    void this.show().catch(() => this.removeAttribute('open'));
  }

  #initialise(): void {
    applyEarlySettings(this);
    // The loader has rendered the launcher.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const launcher = createCountingLauncher(root, () => this.#tryOpen());
    launcher.show({ locale: this.locale });
    this.#launcher = launcher;
    this.#liveRegion = document.createElement('div');
    this.#liveRegion.className = 'said';
    this.#liveRegion.setAttribute('aria-live', 'polite');
    root.append(this.#liveRegion);
    instances += 1;
    this.#chat = new EmbeddedChat({
      root,
      launcher,
      idPrefix: `rider-chat-${instances}-`,
      state: () => this.#state(),
      emit: (name, detail) => this.#emit(name, detail),
      announce: (message) => this.#announce(message),
    });
  }

  #announce(message: string): void {
    if (this.#liveRegion) this.#liveRegion.textContent = message;
  }

  #state(): ElementState {
    const { origin, locale, theme, agent } = this;
    const system = this.#darkScheme?.matches ? 'dark' : 'light';
    return {
      origin,
      locale,
      theme: theme === 'auto' ? system : theme,
      timeZone: this.getAttribute('time-zone') ?? undefined,
      currency: this.getAttribute('currency') ?? undefined,
      agentUid: agent || undefined,
      settings: this.#settings,
    };
  }

  #emit<Name extends keyof RiderChatEvents>(name: Name, detail: RiderChatEvents[Name]): void {
    if (name === 'close') this.open = false;
    this.dispatchEvent(new CustomEvent(`rider-chat:${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** A page may set `settings` before the element is defined; that own property would shadow the accessor. */
function applyEarlySettings(element: RiderChatElement): void {
  if (!Object.hasOwn(element, 'settings')) return;
  const { settings } = element;
  Reflect.deleteProperty(element, 'settings');
  element.settings = settings;
}
