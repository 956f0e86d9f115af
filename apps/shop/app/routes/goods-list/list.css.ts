import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };

export const page = screenStyle({ paddingBlockEnd: tokens.space.x12 });
export const head = screenStyle({ display: 'grid', gap: tokens.space.x2, paddingBlockEnd: tokens.space.x6 });
export const columns = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: `${steps(58)} minmax(0, 1fr)`, gap: tokens.space.x8 } },
});
export const found = screenStyle({
  display: 'grid',
  gap: tokens.space.x5,
  minInlineSize: 0,
  transition: `opacity ${tokens.motion.normal} ${tokens.motion.ease}`,
  selectors: { '&[data-state="pending"]': { opacity: 0.55 } },
});
export const pages = screenStyle({ display: 'flex', justifyContent: 'center', paddingBlockStart: tokens.space.x4 });
export const hints = screenStyle({ display: 'grid', gap: tokens.space.x4, justifyItems: 'center' });
export const keywords = screenStyle({ justifyContent: 'center' });
export const nearest = screenStyle({ display: 'grid', gap: tokens.space.x2, marginBlockEnd: tokens.space.x6 });
export const searched = screenStyle({ marginBlockEnd: tokens.space.x6, overflowWrap: 'anywhere' });

export const match = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${steps(22)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.x4,
  marginBlockEnd: tokens.space.x6,
  padding: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.accent}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.accentSoft,
});
export const matchText = screenStyle({ display: 'grid', gap: tokens.space.x1, justifyItems: 'start' });
export const matchLink = screenStyle({
  color: tokens.color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focus,
});
