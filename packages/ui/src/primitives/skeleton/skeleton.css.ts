import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, tokens } from '../../tokens/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: tokens.radius.control,
  background: tokens.color.line,
  animation: `${breathe} calc(2 * ${tokens.motion.round}) ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${tokens.border.hairline} solid GrayText` },
  },
});
