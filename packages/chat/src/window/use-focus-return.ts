import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What has the focus, through shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Takes the focus when the window opens, to where one writes, and gives it back to the opener when it goes. */
export function useFocusReturn(isWanted: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isWanted || !element) return undefined;
    const opener = focusedElement();
    startIn(element).focus({ preventScroll: true });
    return () => {
      const focused = focusedElement();
      const isOurs = focused === null || focused === document.body || element.contains(focused);
      if (isOurs && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isWanted]);
  return ref;
}

/** On touch screens the focus in the editor would bring the keyboard over half of the conversation. */
function startIn(element: HTMLElement): HTMLElement {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  return (isTouch ? null : element.querySelector<HTMLElement>('textarea')) ?? element;
}
