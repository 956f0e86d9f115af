'use client';

import { useEffect, type RefObject } from 'react';

/** Between the surface and what it belongs to, and between it and the window's edges. */
const GAP = 8;

/** Puts a surface of the top layer above its anchor, below it where there is no room above, and inside the window. */
export function placeBeside(surface: HTMLElement, anchor: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  // The window's width in styles counts its scroll bar in.
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

/** Keeps an open surface beside its anchor while the page moves under it. */
export function useBeside(open: boolean, surface: RefObject<HTMLElement | null>, anchor: RefObject<Element | null>) {
  useEffect(() => {
    if (!open) return undefined;
    const gone = new AbortController();
    const place = () => {
      if (surface.current && anchor.current) placeBeside(surface.current, anchor.current);
    };
    place();
    window.addEventListener('resize', place, { signal: gone.signal });
    document.addEventListener('scroll', place, { capture: true, passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [open, surface, anchor]);
}
