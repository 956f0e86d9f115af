import { componentStyle, media, steps, tokens } from '../tokens/index.ts';

export const anchor = componentStyle({ display: 'inline-flex', minInlineSize: 0 });

/** The top layer holds it, so that nothing clips it; script puts it beside what it describes. */
export const tip = componentStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  maxInlineSize: `min(${steps(70)}, calc(100vw - ${tokens.space.x4}))`,
  margin: 0,
  paddingBlock: tokens.space.x1,
  paddingInline: tokens.space.x2,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  background: tokens.color.groundStrong,
  color: tokens.color.inkOnStrong,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.regular,
  lineHeight: tokens.leading.normal,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
