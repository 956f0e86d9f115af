import { componentStyle, media, tokens } from '../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x1,
  maxInlineSize: '100%',
  minBlockSize: tokens.size.controlSmall,
  boxSizing: 'border-box',
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.groundQuiet,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
});

export const removable = componentStyle({ paddingInlineEnd: tokens.space.x1 });

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  padding: 0,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.accentSoft, color: tokens.color.accent } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
