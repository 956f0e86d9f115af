import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

/** A screen's main part: stacked sections, with a minimum height, so that the footer does not jump. */
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
/** A single column takes the full width. */
const alone = { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' } };

/** By the side of the narrow column. */
export const columns = {
  end: componentStyle({
    ...oneColumn,
    gap: tokens.space.x8,
    selectors: alone,
    '@media': { [media.large]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(80)}` } },
  }),
  start: componentStyle({
    ...oneColumn,
    gap: tokens.space.x6,
    selectors: alone,
    '@media': { [media.large]: { gridTemplateColumns: `${steps(55)} minmax(0, 1fr)`, columnGap: tokens.space.x10 } },
  }),
};
export const sticky = componentStyle({
  minInlineSize: 0,
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: tokens.space.x6 } },
});
