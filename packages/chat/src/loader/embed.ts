import type { RiderChatElement } from '../element/index.ts';
import { version } from '../element/version.ts';
import type { BootOptions, RiderChat, RiderChatCommands } from './commands.ts';
import { createHostElement, type HostElement } from './host-element.ts';

type Listener = (event: Event) => void;

const script = document.currentScript as HTMLScriptElement | null;
const scriptUrl = new URL(script ? script.src : '/chat/1/embed.js', location.href);
/** Code is stored under its version, whatever the address of this script. */
const scripts = new URL(`../${version}/`, scriptUrl).href;

let host: HostElement | undefined;
const listeners = new Map<unknown, Listener>();

function bootedHost(): HostElement {
  if (!host) throw new Error('RiderChat: boot first');
  return host;
}

/** Runs a function on the element after its code is loaded. */
function withChat<Answer>(act: (chat: RiderChatElement) => Answer) {
  return bootedHost().whenLoaded().then(act);
}

function whenBodyExists(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.body) resolve(undefined);
    else document.addEventListener('DOMContentLoaded', resolve);
  });
}

function boot(options: BootOptions = {}): Promise<void> {
  return whenBodyExists().then(() => {
    if (host) return host.change(options);
    host = createHostElement(scripts, scriptUrl.origin, version);
    host.enter(options);
    const detail = { version };
    host.element.dispatchEvent(new CustomEvent('rider-chat:ready', { detail, bubbles: true }));
  });
}

const commands: { [Name in keyof RiderChatCommands]: (...given: Parameters<RiderChatCommands[Name]>) => unknown } = {
  boot,
  update: (options) => bootedHost().change(options),
  open: () => withChat((chat) => chat.show()),
  close: () => bootedHost().isLoaded() && withChat((chat) => chat.close()),
  toggle: () => withChat((chat) => chat.toggle()),
  show: () => bootedHost().change({ launcher: true }),
  hide: () => bootedHost().change({ launcher: false }),
  setUser: (token) => {
    if (bootedHost().isLoaded()) return withChat((chat) => chat.setUser(token));
    return bootedHost().change({ getToken: typeof token === 'string' ? () => token : token || undefined });
  },
  setLocale: (locale) => bootedHost().change({ locale }),
  setTheme: (theme) => bootedHost().change({ theme }),
  sendProduct: (productId) => withChat((chat) => chat.sendProduct(productId)),
  sendOrder: (orderNumber) => withChat((chat) => chat.sendOrder(orderNumber)),
  prefill: (text) => withChat((chat) => chat.prefill(text)),
  // On the document, so that listeners may be added before the element exists and survive it.
  on: (name, listener) => {
    if (listeners.has(listener)) return;
    const wrapped: Listener = (event) => listener((event as CustomEvent).detail as never);
    listeners.set(listener, wrapped);
    document.addEventListener(`rider-chat:${name}`, wrapped);
    // Later listeners are called too.
    if (name === 'ready' && host) listener({ version } as never);
  },
  off: (name, listener) => {
    const wrapped = listeners.get(listener);
    if (wrapped) document.removeEventListener(`rider-chat:${name}`, wrapped);
    listeners.delete(listener);
  },
  shutdown: () => {
    const closing = host;
    host = undefined;
    if (!closing) return undefined;
    const closed = closing.isLoaded() ? closing.whenLoaded().then((chat) => chat.shutdown()) : Promise.resolve();
    return closed.then(() => closing.element.remove());
  },
  getUnread: () => withChat((chat) => chat.getUnread()),
  version: () => version,
};

/** Delays commands while the chat is being added or removed. */
let pendingChange: Promise<unknown> = Promise.resolve();

function runCommand(given: ArrayLike<unknown>): Promise<unknown> {
  const [name, ...rest] = Array.from(given) as [keyof RiderChatCommands, ...unknown[]];
  const command = commands[name] as ((...values: unknown[]) => unknown) | undefined;
  const answer = pendingChange.then(() => {
    if (!command) throw new Error(`RiderChat: there is no command "${name}"`);
    return command(...rest);
  });
  // Only for the order: the caller receives the failure.
  if (name === 'boot' || name === 'shutdown') pendingChange = answer.catch(() => undefined);
  return answer;
}

function bootOptionsOf(data: DOMStringMap): BootOptions {
  const options: Record<string, unknown> = Object.assign({}, data);
  delete options['boot'];
  if ('unread' in data) options['unread'] = true;
  return options;
}

function takeOver(): void {
  const before = window.RiderChat;
  if (before && before.version !== undefined) {
    console.warn(`RiderChat ${version}: the page already has ${before.version}, which stays in use`);
    return;
  }
  const run = ((...given: unknown[]) => runCommand(given)) as unknown as RiderChat;
  run.version = version;
  window.RiderChat = run;
  for (const [given, resolve, reject] of (before && before.q) || []) runCommand(given).then(resolve, reject);
  // For pages whose policy forbids inline scripts: `<script … data-boot data-locale="zh-CN">`.
  if (script && 'boot' in script.dataset) void runCommand(['boot', bootOptionsOf(script.dataset)]);
}

takeOver();
