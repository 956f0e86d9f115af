import { componentStyle, media, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text } = tokens;

export const box = componentStyle({ display: 'grid', gap: space.x1 });
const fill = { background: color.accent, borderRadius: radius.round };
export const bar = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: space.x2,
  border: 0,
  borderRadius: radius.round,
  background: color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    [media.forcedColors]: {
      border: `${border.hairline} solid CanvasText`,
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const words = componentStyle({ color: color.inkQuiet, fontSize: text.caption });
