import { componentStyle } from '../tokens/index.ts';

export const scrollRegion = componentStyle({
  overflow: 'auto',
  minInlineSize: 0,
  // What is outside of the box would be clipped.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
