import { componentStyle, media, row, steps, tokens } from '../../tokens/index.ts';

const { border, color, motion, radius, size, space, text, weight } = tokens;

const TILE = steps(28);

export const upload = componentStyle({ position: 'relative', display: 'grid', gap: space.x3, minInlineSize: 0 });

export const zone = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.x2,
  minBlockSize: space.x16,
  padding: space.x3,
  border: `${border.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.ground,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[data-state="over"]': { borderStyle: 'solid', borderColor: color.accent, background: color.accentSoft },
    '&[data-state="full"]': { cursor: 'default', borderColor: color.line, background: color.groundQuiet },
    '&[data-state="disabled"]': { cursor: 'default', borderColor: color.line, color: color.inkDisabled },
    '&:has(+ input[aria-invalid="true"])': { borderColor: color.danger },
    '&:has(+ input:focus-visible)': { outline: `${border.thick} solid ${color.focus}`, outlineOffset: border.thick },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-state="over"]': { borderColor: 'Highlight' } } } },
});

export const choose = componentStyle({
  color: color.accent,
  fontWeight: weight.medium,
  selectors: { '[data-state="disabled"] > &': { color: 'inherit' } },
});

export const hint = componentStyle({ color: color.inkQuiet, fontSize: text.small });

/** The native input; its button looks like the other buttons. */
export const plainInput = componentStyle({
  maxInlineSize: '100%',
  minBlockSize: size.target,
  font: 'inherit',
  color: color.ink,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: size.control,
      paddingInline: space.x4,
      marginInlineEnd: space.x3,
      border: `${border.hairline} solid ${color.lineStrong}`,
      borderRadius: radius.control,
      background: color.ground,
      color: color.ink,
      font: 'inherit',
      fontWeight: weight.medium,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: color.groundQuiet },
  },
});

/** The names of the chosen files; takes no space without any. */
export const names = componentStyle({
  fontSize: text.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const tile = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: TILE,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
  selectors: { '&[data-state="failed"]': { borderColor: color.danger } },
});

export const preview = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  // Whole, because a logo is wide.
  objectFit: 'contain',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  selectors: { '[data-state="waiting"] > &, [data-state="uploading"] > &': { opacity: 0.55 } },
});

export const progress = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: steps(1.5),
  border: 0,
  background: color.line,
  color: color.accent,
  accentColor: color.accent,
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.accent },
    '&::-moz-progress-bar': { background: color.accent },
    '&:indeterminate': { background: `linear-gradient(90deg, ${color.accent} 30%, ${color.line} 30%)` },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${border.hairline} solid CanvasText`,
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

const state = { paddingInline: space.x2, paddingBlockStart: space.x1, fontSize: text.caption } as const;

export const waiting = componentStyle({ ...state, color: color.inkQuiet });

export const failure = componentStyle({ ...state, color: color.danger, overflowWrap: 'anywhere' });

export const tileActions = componentStyle({ ...row(space.half), padding: space.half, marginBlockStart: 'auto' });

export const move = componentStyle({
  selectors: { '&[aria-disabled="true"]': { color: color.inkDisabled, cursor: 'default' } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});

export const remove = componentStyle({ marginInlineStart: 'auto' });

export const retry = componentStyle({ paddingInline: space.x2 });

export const counter = componentStyle({
  flexShrink: 0,
  fontSize: text.caption,
  color: color.inkQuiet,
  textAlign: 'end',
});

export const rejections = componentStyle({ display: 'inline-grid', gap: space.x1, verticalAlign: 'top' });

export const avatar = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x4,
});

export const portrait = componentStyle({
  inlineSize: steps(24),
  blockSize: steps(24),
  flex: 'none',
  objectFit: 'cover',
  borderRadius: radius.round,
  border: `${border.hairline} solid ${color.line}`,
});

export const nobody = componentStyle({ display: 'grid', placeItems: 'center', color: color.inkQuiet });

export const avatarActions = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  flex: `1 1 ${steps(50)}`,
  minInlineSize: 0,
});

export const avatarZone = componentStyle({ minBlockSize: size.control, paddingBlock: space.x2, inlineSize: '100%' });
