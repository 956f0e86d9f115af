import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const section = screenStyle({
  paddingBlock: tokens.space.x8,
  '@media': { [media.large]: { paddingBlock: tokens.space.x12 } },
});
export const sectionHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
  marginBlockEnd: tokens.space.x4,
});
export const all = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: '2px' },
});
