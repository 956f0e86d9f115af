import { componentStyle, inlineRow, media, steps, tokens } from '../../tokens/index.ts';

const line = `${tokens.border.hairline} solid ${tokens.color.line}`;

export const window = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: tokens.layer.floating,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: line,
  background: tokens.color.groundRaised,
  '@media': {
    // `display: contents`: its parts join the surrounding row.
    [media.large]: { display: 'contents' },
  },
});

const item = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space.half,
  boxSizing: 'border-box',
  minBlockSize: `calc(${tokens.size.bar} - ${tokens.border.hairline})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: tokens.color.ink,
  font: 'inherit',
  fontSize: tokens.text.caption,
  lineHeight: tokens.leading.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: tokens.color.accent },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: `calc(-1 * ${tokens.border.thick})`,
  },
} as const;
const inRow = {
  ...inlineRow(tokens.space.x2),
  minBlockSize: tokens.size.control,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
} as const;

/** Hidden on wide screens, where the header shows it. */
export const narrow = componentStyle({ ...item, '@media': { [media.large]: { display: 'none' } } });
export const shortcut = componentStyle({ ...item, '@media': { [media.large]: inRow } });
/** For wide screens. Its space is reserved, so that it causes no layout shift when it appears. */
export const top = componentStyle({
  ...item,
  display: 'none',
  '@media': {
    [media.large]: {
      ...inRow,
      order: -1,
      visibility: 'hidden',
      selectors: { [`${window}[data-state="scrolled"] > &`]: { visibility: 'visible' } },
    },
  },
});
/** Over the icon's corner in the bar, after the text in the row. */
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: tokens.space.half,
  insetInlineStart: `calc(50% + ${steps(1)})`,
  display: 'grid',
  '@media': { [media.large]: { position: 'static' } },
});
