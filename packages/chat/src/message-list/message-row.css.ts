import { componentStyle, media, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, size, space, text, weight } = tokens;

/** Gaps are inside the rows, so that their heights add up to the list's. */
const base = { contain: 'content', paddingInline: space.x4, paddingBlockStart: space.x1 } as const;
export const row = componentStyle(base);
export const firstOfGroup = componentStyle({ ...base, paddingBlockStart: space.x3 });

export const time = componentStyle({
  display: 'block',
  paddingBlock: space.x1,
  marginBlockEnd: space.x1,
  color: color.inkQuiet,
  fontSize: text.caption,
  textAlign: 'center',
});

const side = { display: 'flex', gap: space.x2, minInlineSize: 0 } as const;
export const theirs = componentStyle(side);
export const own = componentStyle({ ...side, justifyContent: 'end' });

/** As wide as the avatar, so that the bubbles of a run align. */
export const face = componentStyle({ flexShrink: 0, inlineSize: space.x10 });

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: `min(78%, ${steps(120)})`,
  borderRadius: radius.card,
  outlineOffset: border.thick,
});
export const ownMessage = componentStyle({ alignItems: 'end' });

export const body = componentStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const unreadDivider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: size.target,
  marginBlockEnd: space.x2,
  color: color.accent,
  fontSize: text.caption,
  fontWeight: weight.medium,
  '::before': { content: '', flex: '1', borderBlockStart: `${border.hairline} solid currentColor` },
  '::after': { content: '', flex: '1', borderBlockStart: `${border.hairline} solid currentColor` },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
