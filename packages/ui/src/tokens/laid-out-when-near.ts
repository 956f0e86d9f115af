import type { StyleRule } from '@vanilla-extract/css';

/**
 * Leaves out the layout of what is far from the view until it comes near; `height` (a CSS length) replaces it until then. It clips what is
 * painted outside of the element, so leave room there for a focus ring. `--rd-unseen: visible` on any element around lays out all of it at once.
 */
export function laidOutWhenNear(height: string) {
  return {
    contentVisibility: 'var(--rd-unseen, auto)' as 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
  } satisfies StyleRule;
}
