/** Between a surface and its anchor, and to the edges of the window, in px. */
const GAP = 4;
const EDGE = 8;

/** Puts a surface below its anchor, or above it where it does not fit and there is more space; `--rd-popover-height` is its height at most. */
export function placeBeside(surface: HTMLElement, anchor: HTMLElement, matchWidth: boolean): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [top, clientHeight - bottom].map((space) => space - GAP - EDGE) as [number, number];
  const { style } = surface;
  if (matchWidth) style.inlineSize = style.maxInlineSize = `${Math.min(width, clientWidth - 2 * EDGE)}px`;
  const isAbove = below < surface.scrollHeight && above > below;
  style.setProperty('--rd-popover-height', `${isAbove ? above : below}px`);
  style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  style.bottom = isAbove ? `${clientHeight - top + GAP}px` : 'auto';
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - surface.offsetWidth : left;
  style.left = `${Math.max(EDGE, Math.min(start, clientWidth - EDGE - surface.offsetWidth))}px`;
}

interface Dismissal {
  onEscape: () => void;
  onLeave: () => void;
}

/** Reports Esc, and presses and focus outside of a surface and its anchor. Returns the clean-up. */
export function watchDismissal(
  surface: HTMLElement,
  anchor: HTMLElement,
  { onEscape, onLeave }: Dismissal,
): () => void {
  const leave = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(surface) && !path.includes(anchor)) onLeave();
  };
  // Before a dialog around it, which listens at the document and would close with it.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  document.addEventListener('pointerdown', leave, true);
  document.addEventListener('focusin', leave);
  window.addEventListener('keydown', escape, true);
  return () => {
    document.removeEventListener('pointerdown', leave, true);
    document.removeEventListener('focusin', leave);
    window.removeEventListener('keydown', escape, true);
  };
}
