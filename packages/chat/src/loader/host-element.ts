import type { RiderChatElement } from '../element/index.ts';
import { createLauncher, labelLauncher } from '../launcher/launcher.ts';
import { launcherTexts } from '../launcher/launcher-texts.ts';
import { scriptPolicy } from '../launcher/script-policy.ts';
import type { BootOptions } from './commands.ts';
import { canShowInPage, showLink } from './window-link.ts';

const NAME = 'rider-chat';
const vouchFor = scriptPolicy(NAME);
const ATTRIBUTES = ['origin', 'locale', 'theme', 'agent'] as const;

/** The element in the page, before and after its code is loaded. */
export interface HostElement {
  readonly element: HTMLElement;
  /** Adds the launcher to the page without loading anything. */
  enter(options: BootOptions): void;
  change(options: BootOptions): void;
  /** Whether the chat's code is loaded or requested. */
  isLoaded(): boolean;
  /** Loads the chat's code once; rejects if the chat cannot be shown, and a link replaces it. */
  whenLoaded(): Promise<RiderChatElement>;
}

/** `scripts` is the folder of the chat's code, `origin` the shop's unless `boot` sets another. Written for size. */
export function createHostElement(scripts: string, shop: string, version: string): HostElement {
  const element = document.createElement(NAME) as RiderChatElement;
  let button: HTMLButtonElement | undefined;
  let loading: Promise<RiderChatElement> | undefined;

  const locale = () => element.getAttribute('locale') || document.documentElement.lang;
  const link = () => showLink(element, element.getAttribute('origin') || shop, locale());

  const label = (busy: boolean) => {
    const texts = launcherTexts(locale());
    // Once defined, the element renders the launcher.
    if (button && !customElements.get(NAME))
      labelLauncher(button, { label: busy ? texts.loading : texts.open, locale: locale(), busy });
  };

  const load = () => {
    if (!canShowInPage()) return Promise.reject(new Error('RiderChat: this browser cannot show it'));
    label(true);
    const isDefined = customElements.get(NAME);
    return (isDefined ? Promise.resolve() : fetchModule(`${scripts}chat.js`)).then(() => {
      customElements.upgrade(element);
      return element;
    });
  };

  const whenLoaded = () => {
    loading =
      loading ||
      load().catch((error: unknown) => {
        link();
        throw error;
      });
    return loading;
  };

  const change = (options: BootOptions) => {
    const { unread, launcher: isShown } = options;
    // Whichever copy defines the element adopts what is in place before.
    const rest = Object.assign({}, element.settings, options);
    for (const name of ATTRIBUTES) if (options[name] !== undefined) element.setAttribute(name, options[name]);
    for (const name of [...ATTRIBUTES, 'unread', 'launcher'] as const) delete rest[name];
    if (unread !== undefined) setPresent(element, 'unread', unread, '');
    if (isShown !== undefined) setPresent(element, 'launcher', !isShown, 'hidden');
    element.settings = rest;
    if (!loading) label(false);
  };

  return {
    element,
    isLoaded: () => loading !== undefined || customElements.get(NAME) !== undefined,
    whenLoaded,
    change,
    enter: (options) => {
      element.setAttribute('data-loaded', '');
      change(Object.assign({ origin: shop }, options));
      document.body.append(element);
      if (!canShowInPage()) {
        link();
        return;
      }
      customElements.whenDefined(NAME).then((first) => {
        const other = (first as { version?: string }).version;
        if (other !== version)
          console.warn(`RiderChat ${version}: the page has <${NAME}> ${other}, which stays in use`);
      });
      // Another copy's element has rendered its own launcher.
      if (!customElements.get(NAME)) {
        const press = () =>
          void whenLoaded()
            .then((chat) => chat.show())
            .catch(console.error);
        button = createLauncher(element.attachShadow({ mode: 'open' }), press);
        label(false);
      }
      if (options.unread) whenLoaded().catch(console.error);
    },
  };
}

function setPresent(element: HTMLElement, name: string, isPresent: boolean, value: string): void {
  if (isPresent) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** A script element instead of `import()`, which is a syntax error in browsers without modules. */
function fetchModule(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = vouchFor(address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`RiderChat: ${address} does not load`)));
    document.head.append(script);
  });
}
