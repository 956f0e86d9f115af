import { useEffect, useEffectEvent } from 'react';
import { preload, warnOfFailure } from '../data/browser-load.ts';
import { queriesOfPage } from '../data/queries.ts';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { openedScreen } from '../session/lead-to-sign-in.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { markedLink, pathOf } from './marked-link.ts';
import { preloadScreen } from './preload-screen.ts';

/** How long the pointer or the focus must rest on a link before its screen is fetched (ms). */
const INTENT_MS = 60;

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches code and data of a link's screen in one wave as soon as the visitor means to follow it: by hover, focus or touch. */
export function LinkIntent(): null {
  const locale = useLocale();
  const signedIn = useSignedIn();
  const prepare = useEffectEvent((link: HTMLAnchorElement) => {
    const path = openedScreen(pathOf(link, locale), signedIn);
    preloadScreen(localized(locale, path));
    for (const query of queriesOfPage(path)) preload(query).catch(warnOfFailure);
  });
  useEffect(() => {
    let intended: HTMLAnchorElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      const link = markedLink(event);
      if (link === intended) return;
      intended = link;
      clearTimeout(timer);
      if (!link) return;
      // A finger follows the link within a few milliseconds: its requests start before the page is busy with the navigation.
      if (event.type === 'touchstart') prepare(link);
      else timer = setTimeout(() => prepare(link), INTENT_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, onIntent);
    };
  }, []);
  return null;
}
