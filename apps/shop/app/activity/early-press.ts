import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Mark of the chat link that was clicked before its script had loaded. */
    earlyChatPress?: string | undefined;
  }
}

/** How long a click waits for the script before the browser follows the link, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Inline script that runs first: stores a click on a marked chat link until the chat's script has loaded. */
function storePress(patience: number): void {
  let link: HTMLAnchorElement | null | undefined;
  let isLost = false;
  const follow = () => {
    if (link && window.earlyChatPress !== undefined) location.assign(link.href);
  };
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a') : null;
      const mark = pressed?.dataset['earlyPress'];
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (mark === undefined || elsewhere || isLost) return;
      event.preventDefault();
      link = pressed;
      window.earlyChatPress = mark;
      setTimeout(follow, patience);
    },
    true,
  );
  // When a script fails to load, nothing will handle the stored click.
  window.addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLScriptElement)) return;
      isLost = true;
      follow();
    },
    true,
  );
}

/** The inline script; empty in the browser, where it has run already. */
export const earlyPressScript = import.meta.env.SSR ? `(${storePress.toString()})(${PATIENCE_MS})` : '';

/** Whether a click is stored. */
export const wasPressedEarly = (): boolean => window.earlyChatPress !== undefined;

/** Drops the stored click: it was handled, or a later click was. */
export function dropEarlyPress(): void {
  window.earlyChatPress = undefined;
}

/** Runs `act` for a stored click on the link with this mark. */
export function useEarlyPress(mark: string, act: () => void): void {
  const open = useEffectEvent(act);
  useEffect(() => {
    if (window.earlyChatPress !== mark) return undefined;
    // Runs after the click event, which React may be dispatching now.
    const timer = setTimeout(() => {
      if (window.earlyChatPress === mark) open();
    });
    return () => clearTimeout(timer);
  }, [mark]);
}
