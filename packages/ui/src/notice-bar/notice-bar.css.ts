import { componentStyle, tokens } from '../tokens/index.ts';

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  paddingInline: tokens.space.gutter,
  background: tokens.color.accentSoft,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
});

/** All notices share one grid cell, so that the bar has the height of the tallest from the start. */
export const list = componentStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlock: tokens.space.x2,
  listStyle: 'none',
});

export const notice = componentStyle({
  gridArea: '1 / 1',
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="waiting"]': { visibility: 'hidden' } },
});

export const link = componentStyle({
  display: 'inline-block',
  minBlockSize: tokens.size.target,
  color: 'inherit',
  textUnderlineOffset: tokens.space.x1,
  selectors: { '&:hover': { color: tokens.color.accent } },
});

export const tools = componentStyle({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: tokens.space.x1 });

export const place = componentStyle({ color: tokens.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
