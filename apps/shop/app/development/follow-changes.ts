import type { ViteHotContext } from 'vite/types/hot.js';
import { renewAll } from '../data/browser-load.ts';
import { STYLES_PATH } from './styles-path.ts';
import { documentLocale, loadedMessages } from '../messages/browser-messages.ts';
import type { Messages } from '../messages/messages.tsx';

/**
 * Shows what changed in texts and in the backend without a new document, so that what was typed stays. `render` renders the
 * document with the texts it is given. Changes of components and styles show by themselves.
 */
export function followChanges(hot: ViteHotContext, render: (messages: Messages) => void): void {
  hot.on('rider:texts', ({ locale, messages }: { locale: string; messages: Messages }) => {
    if (locale !== documentLocale()) return;
    Object.assign(loadedMessages, messages);
    // The same texts as another object: react-intl takes the one it knows for unchanged.
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

/** The new sheet stands in before the old ones go: no moment is without. */
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
