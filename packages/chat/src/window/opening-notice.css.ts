import { componentStyle, tokens } from '@rider/ui/vanilla-extract';

const { border, color, space, text } = tokens;

export const notice = componentStyle({
  flexShrink: 0,
  margin: 0,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  fontSize: text.small,
});
