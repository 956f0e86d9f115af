/** Room between a hint and what it describes, and around it to the window's edge, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/** Puts a fixed element above or below another: on the other side where there is no room, never outside the window. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement, side: 'top' | 'bottom'): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = at.top - GAP - height;
  const below = at.bottom + GAP;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const takesAbove = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const centred = at.left + (at.width - width) / 2;
  const left = Math.max(EDGE, Math.min(centred, document.documentElement.clientWidth - EDGE - width));
  element.style.left = `${left}px`;
  element.style.top = `${takesAbove ? above : below}px`;
}
