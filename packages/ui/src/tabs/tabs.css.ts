import { componentStyle, media, tokens } from '../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  gap: tokens.space.x6,
  overflowX: 'auto',
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});

export const tab = componentStyle({
  flexShrink: 0,
  padding: 0,
  paddingBlock: tokens.space.x3,
  border: 0,
  borderBlockEnd: `${tokens.border.thick} solid transparent`,
  background: 'none',
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: tokens.color.ink },
    '&[aria-selected="true"]': { color: tokens.color.accent, borderBlockEndColor: tokens.color.accent },
    // The row clips its overflow.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.border.thick})` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const panel = componentStyle({
  paddingBlock: tokens.space.x6,
  // Without script all panels are shown, stacked.
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
});
