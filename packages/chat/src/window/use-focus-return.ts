'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedElement } from '../provider/focused-element.ts';

/** Moves the focus to the editor when the window opens, and back to the opener when it closes. */
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
 * Focuses the editor. On touch screens it focuses the window instead, so that the keyboard does not cover the
 * conversation.
 */
export function focusEditorOf(element: HTMLElement): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const editor = isTouch ? null : element.querySelector<HTMLElement>('textarea');
  (editor ?? element).focus({ preventScroll: true });
}
