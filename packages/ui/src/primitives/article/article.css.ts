import { componentStyle, media, tokens, wrappingRow } from '../../tokens/index.ts';

export const article = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  maxInlineSize: tokens.size.measure,
  marginInline: 'auto',
  fontSize: tokens.text.large,
});

export const header = componentStyle({ display: 'grid', gap: tokens.space.x2 });

export const meta = componentStyle({
  ...wrappingRow(tokens.space.x3),
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const neighbours = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  paddingBlockStart: tokens.space.x4,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
  fontSize: tokens.text.body,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const neighbour = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  minBlockSize: tokens.size.target,
  overflowWrap: 'anywhere',
});

export const next = componentStyle({
  '@media': { [media.medium]: { gridColumn: '2', textAlign: 'end' } },
});

export const direction = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.caption });
