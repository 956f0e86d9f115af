import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const head = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  paddingBlockEnd: tokens.space.x6,
});
export const shortcuts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const shortcut = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.controlSmall,
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
  textDecoration: 'none',
  ':hover': { borderColor: tokens.color.accent, color: tokens.color.accent },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
});
export const section = screenStyle({
  paddingBlock: tokens.space.x6,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
  '@media': { [media.large]: { paddingBlock: tokens.space.x8 } },
});
