import type { RiderChatElement } from '../element/index.ts';
import { version } from '../element/version.ts';
import type { BootOptions, RiderChat, RiderChatCommands } from './commands.ts';
import { createPlace, type Place } from './place.ts';

type Listener = (event: Event) => void;

const script = document.currentScript as HTMLScriptElement | null;
const here = new URL(script ? script.src : '/chat/1/embed.js', location.href);
/** Code is stored under its version, whatever the address of this script. */
const scripts = new URL(`../${version}/`, here).href;

let place: Place | undefined;
const listeners = new Map<unknown, Listener>();

function inPage(): Place {
  if (!place) throw new Error('RiderChat: boot first');
  return place;
}

/** Runs a function on the element after its code is loaded. */
function withChat<Answer>(act: (chat: RiderChatElement) => Answer) {
  return inPage().whenLoaded().then(act);
}

function whenBodyIsThere(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.body) resolve(undefined);
    else document.addEventListener('DOMContentLoaded', resolve);
  });
}

function boot(options: BootOptions = {}): Promise<void> {
  return whenBodyIsThere().then(() => {
    if (place) return place.change(options);
    place = createPlace(scripts, here.origin, version);
    place.enter(options);
    const detail = { version };
    place.element.dispatchEvent(new CustomEvent('rider-chat:ready', { detail, bubbles: true }));
  });
}

const commands: { [Name in keyof RiderChatCommands]: (...given: Parameters<RiderChatCommands[Name]>) => unknown } = {
  boot,
  update: (options) => inPage().change(options),
  open: () => withChat((chat) => chat.show()),
  close: () => inPage().isLoaded() && withChat((chat) => chat.close()),
  toggle: () => withChat((chat) => chat.toggle()),
  show: () => inPage().change({ launcher: true }),
  hide: () => inPage().change({ launcher: false }),
  setUser: (token) => {
    if (inPage().isLoaded()) return withChat((chat) => chat.setUser(token));
    return inPage().change({ getToken: typeof token === 'string' ? () => token : token || undefined });
  },
  setLocale: (locale) => inPage().change({ locale }),
  setTheme: (theme) => inPage().change({ theme }),
  sendProduct: (productId) => withChat((chat) => chat.sendProduct(productId)),
  sendOrder: (orderNumber) => withChat((chat) => chat.sendOrder(orderNumber)),
  prefill: (text) => withChat((chat) => chat.prefill(text)),
  // On the document, so that listeners may be added before the element exists and survive it.
  on: (name, listener) => {
    if (listeners.has(listener)) return;
    const heard: Listener = (event) => listener((event as CustomEvent).detail as never);
    listeners.set(listener, heard);
    document.addEventListener(`rider-chat:${name}`, heard);
    // Later listeners are called too.
    if (name === 'ready' && place) listener({ version } as never);
  },
  off: (name, listener) => {
    const heard = listeners.get(listener);
    if (heard) document.removeEventListener(`rider-chat:${name}`, heard);
    listeners.delete(listener);
  },
  shutdown: () => {
    const leaving = place;
    place = undefined;
    if (!leaving) return undefined;
    const left = leaving.isLoaded() ? leaving.whenLoaded().then((chat) => chat.shutdown()) : Promise.resolve();
    return left.then(() => leaving.element.remove());
  },
  getUnread: () => withChat((chat) => chat.getUnread()),
  version: () => version,
};

/** Delays commands while the chat is being added or removed. */
let moving: Promise<unknown> = Promise.resolve();

function carryOut(given: ArrayLike<unknown>): Promise<unknown> {
  const [name, ...rest] = Array.from(given) as [keyof RiderChatCommands, ...unknown[]];
  const command = commands[name] as ((...values: unknown[]) => unknown) | undefined;
  const answer = moving.then(() => {
    if (!command) throw new Error(`RiderChat: there is no command "${name}"`);
    return command(...rest);
  });
  // Only for the order: the caller receives the failure.
  if (name === 'boot' || name === 'shutdown') moving = answer.catch(() => undefined);
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
  const run = ((...given: unknown[]) => carryOut(given)) as unknown as RiderChat;
  run.version = version;
  window.RiderChat = run;
  for (const [given, resolve, reject] of (before && before.q) || []) carryOut(given).then(resolve, reject);
  // For pages whose policy forbids inline scripts: `<script … data-boot data-locale="zh-CN">`.
  if (script && 'boot' in script.dataset) void carryOut(['boot', bootOptionsOf(script.dataset)]);
}

takeOver();
