import type { RiderChatElement } from '../element/index.ts';
import type { RiderChatSettings } from '../element/settings.ts';
import { Launcher } from '../launcher/launcher.ts';
import type { BootOptions } from './commands.ts';
import { canShowInPage, showLink } from './elsewhere.ts';

const NAME = 'rider-chat';
const ATTRIBUTES = ['origin', 'locale', 'theme', 'agent'] as const;

/** The element in the page, before and after its code is there. */
export class Place {
  readonly element = document.createElement(NAME);
  readonly #options: { scripts: string; origin: string; version: string };
  #launcher: Launcher | undefined;
  #settings: RiderChatSettings = {};
  #loading: Promise<RiderChatElement> | undefined;

  /** `scripts` is the folder of the chat's code, `origin` the shop's unless `boot` says another. */
  constructor(options: { scripts: string; origin: string; version: string }) {
    this.#options = options;
  }

  /** Puts the launcher into the page; nothing is fetched for it. */
  enter(options: BootOptions): void {
    this.element.setAttribute('data-loaded', '');
    this.change({ origin: this.#options.origin, ...options });
    document.body.append(this.element);
    // Another copy's element has drawn its own launcher by now.
    const isBare = customElements.get(NAME) === undefined;
    if (!canShowInPage()) this.#showLink();
    else if (isBare) {
      const press = () => void this.whenLoaded().then((chat) => chat.show()).catch(reportError);
      this.#launcher = new Launcher(this.element.attachShadow({ mode: 'open' }), press);
      this.#launcher.show({ locale: this.#locale });
    }
    if (options.unread) void this.whenLoaded().catch(reportError);
  }

  change(options: BootOptions): void {
    const { origin, locale, theme, agent, unread, launcher, ...settings } = options;
    const attributes = { origin, locale, theme, agent };
    for (const name of ATTRIBUTES) {
      const value = attributes[name];
      if (value !== undefined) this.element.setAttribute(name, value);
    }
    if (unread !== undefined) this.element.toggleAttribute('unread', unread);
    if (launcher === false) this.element.setAttribute('launcher', 'hidden');
    else if (launcher === true) this.element.removeAttribute('launcher');
    this.#settings = { ...this.#settings, ...settings };
    this.#launcher?.show({ locale: this.#locale });
    if (this.#loading) void this.#loading.then((chat) => (chat.settings = settings), reportError);
  }

  get isLoaded(): boolean {
    return this.#loading !== undefined;
  }

  /** Fetches the chat's code, once; rejects where it cannot be shown in the page, and a link stands there then. */
  whenLoaded(): Promise<RiderChatElement> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#showLink();
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<RiderChatElement> {
    if (!canShowInPage()) throw new Error('RiderChat: this browser cannot show the chat in the page');
    this.#launcher?.show({ busy: true });
    const first = customElements.get(NAME) as { version?: string } | undefined;
    if (first === undefined) await fetchModule(`${this.#options.scripts}chat.js`);
    else if (first.version !== this.#options.version)
      console.warn(`RiderChat ${this.#options.version}: the page has <${NAME}> ${first.version}, which stays in use`);
    await customElements.whenDefined(NAME);
    const chat = this.element as RiderChatElement;
    customElements.upgrade(chat);
    chat.settings = this.#settings;
    return chat;
  }

  get #locale(): string {
    return this.element.getAttribute('locale') ?? document.documentElement.lang;
  }

  #showLink(): void {
    showLink(this.element, this.element.getAttribute('origin') ?? this.#options.origin, this.#locale);
  }
}

/** By an element instead of `import()`: the script of a browser without modules must not stumble over the word. */
function fetchModule(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`RiderChat: ${address} cannot be loaded`));
    document.head.append(script);
  });
}

/** Nobody waits for it: the page's own reports of errors get it. */
function reportError(error: unknown): void {
  console.error(error);
}
