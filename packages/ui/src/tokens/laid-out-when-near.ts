import type { StyleRule } from '@vanilla-extract/css';

/**
 * Skips the layout of content that is far from the viewport; `height` (a CSS length) replaces its height until then. It clips painting
 * outside the element, so add space for a focus ring. `--rd-unseen: visible` on an ancestor lays out all content immediately.
 */
export function laidOutWhenNear(height: string) {
  return {
    contentVisibility: 'var(--rd-unseen, auto)' as 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
  } satisfies StyleRule;
}
