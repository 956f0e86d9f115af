import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const stepper = componentStyle({ display: 'inline-grid', justifyItems: 'start', gap: tokens.space.x1 });

function frame(height: string, width: string): string {
  return componentStyle({
    display: 'inline-grid',
    gridTemplateColumns: `${height} ${width} ${height}`,
    blockSize: height,
    border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.ground,
    selectors: {
      '&[data-state="invalid"]': { borderColor: tokens.color.danger },
      '&:focus-within': { borderColor: tokens.color.accent },
    },
  });
}
export const sizes = {
  medium: frame(tokens.size.control, steps(16)),
  small: frame(tokens.size.controlSmall, steps(13)),
};
const focus = {
  outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
  outlineOffset: tokens.border.hairline,
};
export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: tokens.color.ink,
  cursor: 'pointer',
  ':hover': { color: tokens.color.accent },
  ':focus-visible': focus,
  selectors: { '&[aria-disabled]': { color: tokens.color.inkDisabled, cursor: 'not-allowed' } },
});
export const input = componentStyle({
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderInline: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  ':focus-visible': focus,
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
export const notes = componentStyle({
  display: 'grid',
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
});
export const problem = componentStyle({ color: tokens.color.danger });
export const use = componentStyle({
  minBlockSize: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: tokens.text.small,
  color: tokens.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  ':focus-visible': focus,
});
