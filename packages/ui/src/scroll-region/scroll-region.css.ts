import { componentStyle, tokens } from '../tokens/index.ts';

export const scrollRegion = componentStyle({
  overflow: 'auto',
  minInlineSize: 0,
  // What is outside of the box would be clipped.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.border.thick})` } },
});
