import { version } from '../element/version.ts';
import type { BootOptions, RiderChat, RiderChatCommands } from './commands.ts';
import { Place } from './place.ts';

type Listener = (event: Event) => void;

const script = document.currentScript as HTMLScriptElement | null;
const here = new URL(script?.src ?? '/chat/1/embed.js', location.href);
/** Code lives under its version, whichever address this script was fetched from. */
const scripts = new URL(`../${version}/`, here).href;

let place: Place | undefined;
const listeners = new Map<unknown, Listener>();

function inPage(): Place {
  if (!place) throw new Error('RiderChat: boot first');
  return place;
}

const whenLoaded = () => inPage().whenLoaded();

function bodyIsThere(): Promise<void> {
  if (document.body) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

async function boot(options: BootOptions = {}): Promise<void> {
  await bodyIsThere();
  if (place) {
    place.change(options);
    return;
  }
  place = new Place({ scripts, origin: here.origin, version });
  place.enter(options);
  place.element.dispatchEvent(
    new CustomEvent('rider-chat:ready', { detail: { version }, bubbles: true, composed: true }),
  );
}

type Commands = {
  [Name in keyof RiderChatCommands]: (...given: Parameters<RiderChatCommands[Name]>) => unknown;
};

const commands: Commands = {
  boot,
  update: (options) => inPage().change(options),
  open: async () => (await whenLoaded()).show(),
  close: async () => {
    if (inPage().isLoaded) (await whenLoaded()).close();
  },
  toggle: async () => (await whenLoaded()).toggle(),
  show: () => inPage().change({ launcher: true }),
  hide: () => inPage().change({ launcher: false }),
  setUser: async (token) => {
    if (inPage().isLoaded) return (await whenLoaded()).setUser(token);
    const getToken = typeof token === 'string' ? () => token : (token ?? undefined);
    return inPage().change({ getToken });
  },
  setLocale: (locale) => inPage().change({ locale }),
  setTheme: (theme) => inPage().change({ theme }),
  sendProduct: async (productId) => (await whenLoaded()).sendProduct(productId),
  sendOrder: async (orderNumber) => (await whenLoaded()).sendOrder(orderNumber),
  prefill: async (text) => (await whenLoaded()).prefill(text),
  // On the document: listeners may come before the element, and stay when it goes.
  on: (name, listener) => {
    if (listeners.has(listener)) return;
    const heard: Listener = (event) => listener((event as CustomEvent).detail as never);
    listeners.set(listener, heard);
    document.addEventListener(`rider-chat:${name}`, heard);
  },
  off: (name, listener) => {
    const heard = listeners.get(listener);
    if (heard) document.removeEventListener(`rider-chat:${name}`, heard);
    listeners.delete(listener);
  },
  shutdown: async () => {
    const leaving = place;
    place = undefined;
    if (leaving?.isLoaded) await (await leaving.whenLoaded()).shutdown();
    leaving?.element.remove();
  },
  getUnread: async () => (await whenLoaded()).getUnread(),
  version: () => version,
};

/** What comes while the chat is put into the page, or taken out, waits for it. */
let moving: Promise<unknown> = Promise.resolve();

function carryOut(given: ArrayLike<unknown>): Promise<unknown> {
  const [name, ...rest] = Array.from(given) as [keyof Commands, ...unknown[]];
  const command = commands[name] as ((...values: unknown[]) => unknown) | undefined;
  const answer = moving.then(() => {
    if (!command) throw new Error(`RiderChat: there is no command "${name}"`);
    return command(...rest);
  });
  // Only for the order: who asked gets the failure.
  if (name === 'boot' || name === 'shutdown') moving = answer.catch(() => undefined);
  return answer;
}

function takeOver(): void {
  const before = window.RiderChat;
  if (before?.version !== undefined) {
    console.warn(`RiderChat ${version}: the page already has ${before.version}, which stays in use`);
    return;
  }
  const run = ((...given: unknown[]) => carryOut(given)) as unknown as RiderChat;
  run.version = version;
  window.RiderChat = run;
  for (const [given, resolve, reject] of before?.q ?? []) carryOut(given).then(resolve, reject);
  if (script?.hasAttribute('data-boot')) void carryOut(['boot', bootOptionsOf(script)]);
}

/** `<script … data-boot data-locale="zh-CN">`: for pages whose policy allows no script of their own in the page. */
function bootOptionsOf({ dataset }: HTMLScriptElement): BootOptions {
  const { origin, locale, theme, agent, unread } = dataset;
  return {
    ...(origin !== undefined && { origin }),
    ...(locale !== undefined && { locale }),
    ...(theme !== undefined && { theme: theme as NonNullable<BootOptions['theme']> }),
    ...(agent !== undefined && { agent }),
    ...(unread !== undefined && { unread: true }),
  };
}

takeOver();
