'use client';

import { useEffect, type RefObject } from 'react';

/** Gap to the anchor and to the window's edges, in px. */
const GAP = 8;

/** Positions a top-layer surface above its anchor, or below if it does not fit, inside the window. */
export function placeBeside(surface: HTMLElement, anchor: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  // The window's inner width includes the scroll bar.
  surface.style.setProperty('max-inline-size', `${clientWidth - 2 * GAP}px`);
  surface.style.setProperty('max-block-size', `${clientHeight - 2 * GAP}px`);
  const { width, height } = surface.getBoundingClientRect();
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const above = top - GAP - height;
  const highest = clientHeight - GAP - height;
  const y = above >= GAP || bottom + GAP > highest ? Math.max(GAP, Math.min(above, highest)) : bottom + GAP;
  const x = Math.max(GAP, Math.min(left, clientWidth - width - GAP));
  surface.style.setProperty('inset', `${y}px auto auto ${x}px`);
}

/** Positions an open surface at its anchor, also while the page scrolls. */
export function usePositionBeside(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
) {
  useEffect(() => {
    if (!open) return undefined;
    const closed = new AbortController();
    const place = () => {
      if (surface.current && anchor.current) placeBeside(surface.current, anchor.current);
    };
    place();
    window.addEventListener('resize', place, { signal: closed.signal });
    document.addEventListener('scroll', place, { capture: true, passive: true, signal: closed.signal });
    return () => closed.abort();
  }, [open, surface, anchor]);
}
