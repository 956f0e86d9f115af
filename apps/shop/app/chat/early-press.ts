import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** The link into the chat that was pressed before it had its script, by its mark. */
    earlyChatPress?: string | undefined;
  }
}

/** How long a press waits for the script before the link is followed after all, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Runs before all other script: keeps a press on a link into the chat that carries a mark until its part is there. */
function keepPress(patience: number): void {
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
  // A page whose script does not load will never take the press.
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
export const earlyPressScript = import.meta.env.SSR ? `(${keepPress.toString()})(${PATIENCE_MS})` : '';

/** Whether a press is kept. */
export const wasPressedEarly = (): boolean => window.earlyChatPress !== undefined;

/** A press that was kept is done, or overtaken by one that the script took itself. */
export function forgetEarlyPress(): void {
  window.earlyChatPress = undefined;
}

/** Does what an early press on the link with this mark asked for. */
export function useEarlyPress(mark: string, act: () => void): void {
  const open = useEffectEvent(act);
  useEffect(() => {
    if (window.earlyChatPress !== mark) return undefined;
    // After the press itself: React may be handing it to the link right now.
    const timer = setTimeout(() => {
      if (window.earlyChatPress === mark) open();
    });
    return () => clearTimeout(timer);
  }, [mark]);
}
