import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { color, space, size, radius, border, text } = tokens;

export const list = componentStyle({
  padding: space.x1,
  maxBlockSize: `min(${steps(75)}, var(--rd-popover-height))`,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:empty': { padding: 0 } },
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: size.item,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-state~="active"]': { background: color.accentSoft },
    '&[data-state~="disabled"]': { color: color.inkDisabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state~="active"]': {
          outline: `${border.thick} solid Highlight`,
          outlineOffset: `calc(-1 * ${border.thick})`,
        },
        '&[data-state~="disabled"]': { color: 'GrayText' },
      },
    },
  },
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0 });

export const description = componentStyle({ fontSize: text.small, color: color.inkQuiet });

export const note = componentStyle({ margin: 0, padding: space.x3, fontSize: text.small, color: color.inkQuiet });
