import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const launcher = screenStyle({
  position: 'fixed',
  insetBlockEnd: tokens.space.x6,
  insetInlineEnd: tokens.space.x4,
  zIndex: tokens.layer.floating,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.x2,
  minInlineSize: steps(11),
  minBlockSize: steps(11),
  paddingInline: tokens.space.x3,
  borderRadius: tokens.radius.round,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  fontWeight: tokens.weight.bold,
  textDecoration: 'none',
  boxShadow: tokens.shadow.raised,
  ':hover': { background: tokens.color.accentHover },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
  '@media': { print: { display: 'none' } },
});
/** On a phone the picture alone; the words are still read out. */
export const text = screenStyle({
  position: 'absolute',
  inlineSize: steps(0.5),
  blockSize: steps(0.5),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
});
export const badge = screenStyle({
  position: 'absolute',
  insetBlockStart: steps(-1.5),
  insetInlineEnd: steps(-1),
  minInlineSize: steps(5),
  paddingInline: tokens.space.x1,
  borderRadius: tokens.radius.round,
  border: `${tokens.border.hairline} solid ${tokens.color.accent}`,
  background: tokens.color.ground,
  color: tokens.color.accent,
  fontWeight: tokens.weight.bold,
  fontSize: tokens.text.caption,
  lineHeight: steps(5),
  textAlign: 'center',
});
