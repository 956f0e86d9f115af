import type { ViteHotContext } from 'vite/types/hot.js';
import { renewAll } from '../data/browser-load.ts';
import { STYLES_PATH } from './styles-path.ts';
import { documentLocale, loadedMessages } from '../messages/browser-messages.ts';
import type { Messages } from '../messages/messages.tsx';

/**
 * Applies changes of texts and of the backend without a new document, so that typed data stays. `render` renders the document with the
 * given texts. Changes of components and styles apply by hot reload.
 */
export function followChanges(hot: ViteHotContext, render: (messages: Messages) => void): void {
  hot.on('rider:texts', ({ locale, messages }: { locale: string; messages: Messages }) => {
    if (locale !== documentLocale()) return;
    Object.assign(loadedMessages, messages);
    // A new object identity: react-intl treats the same object as unchanged.
    render(new Proxy(loadedMessages, {}));
  });
  hot.on('vite:afterUpdate', renewStyles);
  hot.on('rider:backend', () => {
    renewAll()
      .then(() => window.__reactRouterDataRouter?.revalidate())
      .catch((error: unknown) => console.error('The page did not follow the backend', error));
  });
}

let newest: Node | undefined;

/** Loads the new stylesheet before removing the old ones, so that the page is never unstyled. */
function renewStyles(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${STYLES_PATH}"]`)];
  const last = sheets.at(-1);
  if (!last) return;
  const renewed = last.cloneNode() as HTMLLinkElement;
  renewed.href = `${STYLES_PATH}?${Date.now()}`;
  renewed.addEventListener('load', () => {
    for (const sheet of renewed === newest ? sheets : [renewed]) sheet.remove();
  });
  newest = renewed;
  last.after(renewed);
}
