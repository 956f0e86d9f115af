'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What has the focus, through shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Takes the focus when the window opens, to where one writes, and gives it back to the opener when it goes. */
export function useFocusReturn(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const opener = focusedElement();
    focusEditorOf(element);
    return () => {
      const focused = focusedElement();
      const isOurs = focused === null || focused === document.body || element.contains(focused);
      if (isOurs && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return ref;
}

/**
 * Moves the focus to where one writes. On touch screens the window itself takes it: in the editor it would bring the keyboard
 * over half of the conversation.
 */
export function focusEditorOf(element: HTMLElement): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const editor = isTouch ? null : element.querySelector<HTMLElement>('textarea');
  (editor ?? element).focus({ preventScroll: true });
}
