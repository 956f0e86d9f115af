import { componentStyle, inlineRow, media, row, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, shadow, size, space, text, weight } = tokens;

export const button = componentStyle({
  ...inlineRow(space.x1),
  maxInlineSize: '100%',
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.accent } },
});

export const popover = componentStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  inlineSize: `min(${steps(70)}, 90vw)`,
  maxBlockSize: '60vh',
  margin: 0,
  marginBlockStart: space.x1,
  padding: space.x1,
  overflowY: 'auto',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundRaised,
  color: color.ink,
  boxShadow: shadow.overlay,
});

export const choice = componentStyle({
  ...row(space.x3),
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: space.x2,
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${border.thick})`,
  selectors: { '&:hover': { background: color.groundQuiet }, '&[aria-current]': { background: color.accentSoft } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});

export const words = componentStyle({ display: 'grid', flexGrow: 1, minInlineSize: 0 });
export const name = componentStyle({ fontSize: text.small, fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const presence = componentStyle({
  ...inlineRow(space.x1),
  color: color.inkQuiet,
  fontSize: text.caption,
  fontWeight: weight.regular,
});

const mark = {
  inlineSize: space.x2,
  blockSize: space.x2,
  boxSizing: 'border-box',
  borderRadius: radius.round,
} as const;
export const online = componentStyle({
  ...mark,
  background: color.success,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const away = componentStyle({ ...mark, border: `${border.thick} solid ${color.lineStrong}` });
