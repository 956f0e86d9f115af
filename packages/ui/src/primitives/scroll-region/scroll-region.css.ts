import { componentStyle, tokens } from '../../tokens/index.ts';

export const scrollRegion = componentStyle({
  overflow: 'auto',
  minInlineSize: 0,
  // The box clips at its edge, so the focus ring is inside.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.border.thick})` } },
});
