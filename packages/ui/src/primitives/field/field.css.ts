import { componentStyle, media, tokens } from '../../tokens/index.ts';

const { color, space, text, weight, size, border, radius } = tokens;

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: space.x1, minInlineSize: 0 });

export const label = componentStyle({
  fontSize: text.small,
  fontWeight: weight.medium,
  padding: 0,
  // A fieldset's gap does not apply to its legend.
  selectors: { 'legend&': { marginBlockEnd: space.x2 } },
});

export const requiredMark = componentStyle({ color: color.danger });

export const description = componentStyle({ fontSize: text.small, color: color.inkQuiet });

// Below 16 px phones zoom into a focused field.
const typed = { font: 'inherit', fontSize: text.large } as const;
const typedOnDesktop = { [media.large]: { fontSize: text.body } };

const box = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: size.control,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.ground,
  color: color.ink,
} as const;

const invalid = {
  borderColor: color.danger,
  boxShadow: `inset 0 0 0 ${border.hairline} ${color.danger}`,
};

export const control = componentStyle({
  ...box,
  ...typed,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  selectors: {
    '&::placeholder': { color: color.inkQuiet, opacity: 1 },
    '&:hover': { borderColor: color.ink },
    '&[aria-invalid="true"]': invalid,
    '&:disabled, &:read-only:not(select)': { background: color.groundQuiet },
    '&:disabled': { color: color.inkDisabled, borderColor: color.line, cursor: 'default' },
  },
  '@media': typedOnDesktop,
});

/** The frame of a control with units or buttons. It looks like the plain control. */
export const frame = componentStyle({
  ...box,
  display: 'flex',
  alignItems: 'stretch',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has([aria-invalid="true"]), &[data-state="invalid"]': invalid,
    '&:has(> input:disabled), &:has(> input:read-only), &[data-state="disabled"], &[data-state="read-only"]': {
      background: color.groundQuiet,
    },
    '&:has(> input:disabled), &[data-state="disabled"]': { borderColor: color.line },
    '&:has(> input:focus-visible)': { outline: `${border.thick} solid ${color.focus}`, outlineOffset: border.hairline },
  },
});

/** The input inside a frame, which has the border. */
export const framed = componentStyle({
  ...typed,
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  border: 0,
  borderRadius: radius.control,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  selectors: {
    '&::placeholder': { color: color.inkQuiet, opacity: 1 },
    '&:disabled': { color: color.inkDisabled, cursor: 'default' },
  },
  '@media': typedOnDesktop,
});

/** A unit or icon beside the input in a frame. */
export const affix = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInline: space.x2,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
});

/** A button in a frame. */
export const frameButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: size.controlSmall,
  minBlockSize: size.target,
  paddingInline: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.inkQuiet,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outline: `${border.thick} solid ${color.focus}`, outlineOffset: `calc(-1 * ${border.thick})` },
    '&:disabled, &[aria-disabled="true"]': { color: color.inkDisabled, cursor: 'default' },
  },
});

export const area = componentStyle({ resize: 'vertical', lineHeight: tokens.leading.normal });

export const selectBox = componentStyle({ position: 'relative', display: 'block' });

export const select = componentStyle({ appearance: 'none', paddingInlineEnd: space.x10, textOverflow: 'ellipsis' });

export const selectIcon = componentStyle({
  position: 'absolute',
  insetInlineEnd: space.x3,
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
});

export const foot = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });

export const error = componentStyle({ fontSize: text.small, color: color.danger });

export const counter = componentStyle({ fontSize: text.caption, color: color.inkQuiet, textAlign: 'end' });

export const counterOver = componentStyle({ color: color.danger, fontWeight: weight.medium });

export const counterStatus = componentStyle({ display: 'block' });

export const group = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const choice = componentStyle({ display: 'flex', gap: space.x2, alignItems: 'flex-start' });

export const choiceInput = componentStyle({
  flexShrink: 0,
  inlineSize: size.choice,
  blockSize: size.choice,
  margin: space.x1,
  accentColor: color.accent,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const choiceLabel = componentStyle({ cursor: 'pointer', minBlockSize: size.target, display: 'inline-block' });

export const summary = componentStyle({
  padding: space.x4,
  border: `${border.hairline} solid ${color.danger}`,
  borderInlineStartWidth: space.x1,
  borderRadius: radius.card,
  background: color.dangerSoft,
  color: color.ink,
});

export const summaryTitle = componentStyle({ margin: 0, fontWeight: weight.bold });

export const summaryList = componentStyle({ margin: 0, marginBlockStart: space.x2, paddingInlineStart: space.x6 });

export const summaryLink = componentStyle({
  display: 'inline-block',
  minBlockSize: size.target,
  color: color.danger,
  textDecoration: 'underline',
});
