import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

export const conversation = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  flex: '1 1 auto',
});

/** Height of the editor; it grows with attached pictures. */
export const editor = componentStyle({
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: steps(40.5),
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
