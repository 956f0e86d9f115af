import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, tokens } from '../../tokens/index.ts';
import { PROGRESS_FADE_MS, PROGRESS_FILL_MS } from './progress.ts';

// Fast at first, then slower, so that it never seems to stop.
const fill = keyframes({
  from: { scale: '0 1' },
  '20%': { scale: '0.4 1' },
  '60%': { scale: '0.8 1' },
  to: { scale: '1 1' },
});
const fade = keyframes({ to: { opacity: 0 } });

export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: tokens.layer.progress,
  blockSize: tokens.border.thick,
  background: tokens.color.accent,
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  selectors: {
    '&[data-state="filling"]': { animation: `${fill} ${PROGRESS_FILL_MS}ms linear forwards` },
    '&[data-state="full"]': { animation: `${fade} ${PROGRESS_FADE_MS}ms linear forwards` },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
