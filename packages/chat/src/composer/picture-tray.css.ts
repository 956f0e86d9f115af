import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, layer, radius, size, space, text } = tokens;

export const rejections = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.x2,
  marginInline: space.x2,
  paddingInlineStart: space.x2,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.danger,
  fontSize: text.small,
});

export const reasons = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxBlockSize: steps(20),
  margin: 0,
  paddingBlock: space.x1,
  paddingInline: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const tray = componentStyle({
  flexShrink: 0,
  display: 'flex',
  gap: space.x2,
  margin: 0,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  listStyle: 'none',
  overflowX: 'auto',
});

export const staged = componentStyle({ position: 'relative', flexShrink: 0 });

export const preview = componentStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: space.x16,
  blockSize: space.x16,
  objectFit: 'cover',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.groundPicture,
  // Shows the name until the picture has loaded.
  fontSize: text.caption,
  color: color.inkQuiet,
  overflow: 'hidden',
});

export const remove = componentStyle({
  position: 'absolute',
  insetBlockStart: border.hairline,
  insetInlineEnd: border.hairline,
  inlineSize: size.target,
  blockSize: size.target,
  minBlockSize: 0,
});

export const drop = componentStyle({
  position: 'absolute',
  inset: space.x1,
  zIndex: layer.floating,
  display: 'grid',
  placeItems: 'center',
  border: `${border.thick} dashed ${color.accent}`,
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.accent,
  fontWeight: tokens.weight.medium,
  pointerEvents: 'none',
});
