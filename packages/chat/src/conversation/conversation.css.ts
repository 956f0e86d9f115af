import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

export const conversation = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  flex: '1 1 auto',
});

/** R7.1; it grows with the pictures that wait to be sent. */
export const editor = componentStyle({
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: steps(40.5),
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
