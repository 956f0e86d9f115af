import { screenStyle, tokens } from '@rider/ui/tokens';

/** Links to the parts of a list, in a row that scrolls if it is too long. */
export const tabs = screenStyle({
  display: 'flex',
  overflowX: 'auto',
  gap: tokens.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const tab = screenStyle({
  display: 'block',
  paddingBlock: tokens.space.x3,
  paddingInline: tokens.space.x4,
  color: tokens.color.inkQuiet,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${tokens.border.thick} solid transparent`,
  selectors: {
    '&[aria-current]': { color: tokens.color.accent, borderBlockEndColor: tokens.color.accent },
  },
});
