import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const box = componentStyle({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
});
export const form = componentStyle({ display: 'flex', margin: 0 });
export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  borderInlineEnd: 0,
  borderRadius: `${tokens.radius.control} 0 0 ${tokens.radius.control}`,
  background: tokens.color.ground,
  color: tokens.color.ink,
  font: 'inherit',
  fontSize: tokens.text.body,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: tokens.color.inkQuiet },
  ':focus-visible': {
    borderColor: tokens.color.accent,
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: `calc(-1 * ${tokens.border.hairline})`,
  },
  selectors: { '&[aria-invalid="true"]': { borderColor: tokens.color.danger } },
});
export const submit = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: steps(13),
  padding: 0,
  border: 0,
  borderRadius: `0 ${tokens.radius.control} ${tokens.radius.control} 0`,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  cursor: 'pointer',
  ':hover': { background: tokens.color.accentHover },
  ':active': { background: tokens.color.accentPressed },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
});
export const message = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${tokens.space.x1})`,
  insetInlineStart: 0,
  zIndex: tokens.layer.menu,
  paddingInline: tokens.space.x2,
  borderRadius: tokens.radius.control,
  background: tokens.color.dangerSoft,
  color: tokens.color.danger,
  fontSize: tokens.text.small,
});
