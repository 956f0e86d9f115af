import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${tokens.space.x1})` } });

export const popover = componentStyle({
  // It may be opened inside a dialog, but is mounted in the body.
  zIndex: tokens.layer.overlay,
  maxInlineSize: `min(${steps(90)}, calc(100vw - ${steps(4)}))`,
  maxBlockSize: 'var(--rd-popover-height, var(--radix-popover-content-available-height))',
  overflow: 'auto',
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.overlay,
  // Only while open: on a busy machine Radix missed the end of the entrance animation and did not close.
  selectors: { '&[data-state="open"]': { animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}` } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

/** In the top layer, without the looks of browsers for it. */
export const atField = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
});

export const padded = componentStyle({ padding: tokens.space.x4 });
