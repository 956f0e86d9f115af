import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
export const sheet = screenStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const cell = screenStyle({
  padding: tokens.space.x1,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  textAlign: 'start',
  breakInside: 'avoid',
});

/** The column to write in. */
export const blank = screenStyle({ minInlineSize: steps(25) });
