import { componentStyle, media, tokens } from '../tokens/index.ts';

export const container = componentStyle({
  boxSizing: 'content-box',
  maxInlineSize: tokens.size.container,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
});

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const cluster = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const noWrap = componentStyle({ flexWrap: 'nowrap' });

/** Columns as wide as they must be and as many as fit; `--rd-grid-column` is their least width. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--rd-grid-column)), 1fr))',
});

export const gap = {
  x1: componentStyle({ gap: tokens.space.x1 }),
  x2: componentStyle({ gap: tokens.space.x2 }),
  x3: componentStyle({ gap: tokens.space.x3 }),
  x4: componentStyle({ gap: tokens.space.x4 }),
  x6: componentStyle({ gap: tokens.space.x6 }),
  x8: componentStyle({ gap: tokens.space.x8 }),
  x12: componentStyle({ gap: tokens.space.x12 }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

/** A screen's main part: its sections below each other, tall enough that the footer does not jump up. */
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.x6,
  paddingBlock: tokens.space.x8,
  minBlockSize: '60vh',
});

const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;
/** A column that stands alone has the whole room. */
const alone = { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' } };

/** By the side on which the narrow column stands. */
export const columns = {
  end: componentStyle({
    ...oneColumn,
    gap: tokens.space.x8,
    selectors: alone,
    '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  }),
  start: componentStyle({
    ...oneColumn,
    gap: tokens.space.x6,
    selectors: alone,
    '@media': { [media.large]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: tokens.space.x10 } },
  }),
};
export const sticky = componentStyle({
  minInlineSize: 0,
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: tokens.space.x6 } },
});
