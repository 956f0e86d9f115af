import { componentStyle, media, tokens } from '../../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
  '@media': {
    // One line that scrolls if it is too long, and fades out at the clipped edge.
    [media.narrow]: {
      flexWrap: 'nowrap',
      // Space for the focus ring inside the scrolling line.
      paddingBlock: tokens.space.x1,
      paddingInlineEnd: tokens.space.x6,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      maskImage: `linear-gradient(to right, currentColor calc(100% - ${tokens.space.x6}), transparent)`,
    },
  },
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [media.narrow]: { flex: 'none' } },
  selectors: {
    // The slash gives the separator an empty text alternative.
    '&:not(:last-child)::after': { content: '"/" / ""', marginInline: tokens.space.x2, color: tokens.color.lineStrong },
  },
});

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: tokens.space.x1,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: tokens.color.accent, textDecoration: 'underline' } },
});

export const current = componentStyle({ color: tokens.color.ink, overflowWrap: 'anywhere' });
