import { componentStyle, media, tokens, wrappingRow } from '../../tokens/index.ts';

export const list = componentStyle(wrappingRow(tokens.space.x2));
export const oneRow = componentStyle({
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${list}&`]: {
          flexWrap: 'nowrap',
          // Bleeds to the screen's edges, with space for the focus ring inside the scrolling row.
          marginInline: `calc(-1 * ${tokens.space.gutter})`,
          paddingInline: tokens.space.gutter,
          paddingBlock: tokens.space.x1,
          overflowX: 'auto',
          scrollbarWidth: 'none',
        },
      },
    },
  },
});
export const item = componentStyle({ flex: 'none', maxInlineSize: '100%' });
export const pill = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.controlSmall,
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.ground,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { borderColor: tokens.color.accent, color: tokens.color.accent },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent,
      background: tokens.color.accentSoft,
      color: tokens.color.accent,
    },
  },
});
