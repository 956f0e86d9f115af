import { componentStyle, media, row, steps, tokens } from '../../tokens/index.ts';

export const menu = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: steps(45),
  padding: tokens.space.x1,
  outline: 'none',
});

export const item = componentStyle({
  ...row(tokens.space.x3),
  minBlockSize: tokens.size.controlSmall,
  paddingBlock: tokens.space.x1,
  paddingInline: tokens.space.x3,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:focus': { background: tokens.color.accentSoft, color: tokens.color.ink },
    // Positioned inside a surface that clips.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.border.thick})` },
    '&[data-state~="danger"]': { color: tokens.color.danger },
    '&[data-state~="danger"]:focus': { background: tokens.color.dangerSoft },
    '&[aria-disabled="true"]': { color: tokens.color.inkDisabled, cursor: 'default' },
  },
  '@media': {
    // Touch needs larger targets.
    '(pointer: coarse)': { minBlockSize: tokens.space.x12 },
    [media.forcedColors]: {
      selectors: {
        '&:focus': { outline: `${tokens.border.thick} solid Highlight` },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const description = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });

export const separator = componentStyle({
  inlineSize: '100%',
  marginBlock: tokens.space.x1,
  marginInline: 0,
  border: 0,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
