import { componentStyle, media, tokens } from '../../tokens/index.ts';

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: tokens.size.bar,
  paddingInlineStart: tokens.space.x4,
  paddingInlineEnd: tokens.space.x2,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  // On wide screens the panel is part of the page.
  '@media': { [media.large]: { display: 'none' } },
});
export const title = componentStyle({ fontSize: tokens.text.title3, fontWeight: tokens.weight.bold });
