import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { color, motion, border, radius, size, space } = tokens;

export const line = componentStyle({ display: 'flex', gap: space.x3, alignItems: 'flex-start' });

export const label = componentStyle({ minBlockSize: size.target, alignContent: 'center', cursor: 'pointer' });

export const track = componentStyle({
  appearance: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: steps(11),
  blockSize: size.target,
  margin: 0,
  padding: space.half,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.groundQuiet,
  cursor: 'pointer',
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: size.choice,
      blockSize: size.choice,
      borderRadius: radius.round,
      background: color.lineStrong,
      transition: `margin ${motion.fast} ${motion.ease}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { marginInlineStart: space.x5, background: color.inkOnAccent },
    '&:hover': { borderColor: color.ink },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { background: color.groundQuiet, borderColor: color.line, cursor: 'default' },
    '&:disabled::before': { background: color.inkDisabled },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
