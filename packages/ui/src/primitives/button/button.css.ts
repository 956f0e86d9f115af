import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentTokens, media, tokens } from '../../tokens/index.ts';

const own = componentTokens('button', {
  radius: tokens.radius.control,
  primary: tokens.color.accent,
  primaryHover: tokens.color.accentHover,
  primaryPressed: tokens.color.accentPressed,
  primaryInk: tokens.color.inkOnAccent,
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.x2,
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: own.radius,
  font: 'inherit',
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background-color ${tokens.motion.fast} ${tokens.motion.ease}, border-color ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
    '&[data-state="pending"]': { cursor: 'progress' },
  },
});

const inactive = '&:disabled, &[aria-disabled="true"]:not([data-state="pending"])';
const inactiveLook = {
  background: tokens.color.groundQuiet,
  borderColor: tokens.color.line,
  color: tokens.color.inkDisabled,
};

/** Forced colours drop backgrounds; the border then marks a button. */
const edge = { '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } } };

export const variant = {
  primary: componentStyle({
    background: own.primary,
    color: own.primaryInk,
    ...edge,
    selectors: {
      '&:hover': { background: own.primaryHover },
      '&:active': { background: own.primaryPressed },
      [inactive]: inactiveLook,
    },
  }),
  secondary: componentStyle({
    background: tokens.color.ground,
    borderColor: tokens.color.lineStrong,
    color: tokens.color.ink,
    selectors: {
      '&:hover': { background: tokens.color.groundQuiet, borderColor: tokens.color.ink },
      '&:active': { background: tokens.color.accentSoft },
      [inactive]: inactiveLook,
    },
  }),
  strong: componentStyle({
    background: tokens.color.groundStrong,
    color: tokens.color.inkOnStrong,
    ...edge,
    selectors: { [inactive]: inactiveLook },
  }),
  quiet: componentStyle({
    background: 'transparent',
    color: tokens.color.accent,
    ...edge,
    selectors: {
      '&:hover, &:active': { background: tokens.color.accentSoft, color: tokens.color.accentHover },
      [inactive]: { background: 'transparent', color: tokens.color.inkDisabled },
    },
  }),
  danger: componentStyle({
    background: tokens.color.ground,
    borderColor: tokens.color.danger,
    color: tokens.color.danger,
    selectors: {
      '&:hover, &:active': { background: tokens.color.dangerSoft },
      [inactive]: inactiveLook,
    },
  }),
};

export const size = {
  small: componentStyle({
    minBlockSize: tokens.size.controlSmall,
    paddingBlock: tokens.space.x1,
    paddingInline: tokens.space.x3,
    fontSize: tokens.text.small,
  }),
  medium: componentStyle({
    minBlockSize: tokens.size.control,
    paddingBlock: tokens.space.x2,
    paddingInline: tokens.space.x4,
    fontSize: tokens.text.body,
  }),
  large: componentStyle({
    minBlockSize: tokens.space.x12,
    paddingBlock: tokens.space.x3,
    paddingInline: tokens.space.x6,
    fontSize: tokens.text.large,
  }),
};

export const fullWidth = componentStyle({ inlineSize: '100%' });

export const iconOnly = {
  small: componentStyle({ inlineSize: tokens.size.controlSmall, blockSize: tokens.size.controlSmall, padding: 0 }),
  medium: componentStyle({ inlineSize: tokens.size.control, blockSize: tokens.size.control, padding: 0 }),
  large: componentStyle({ inlineSize: tokens.space.x12, blockSize: tokens.space.x12, padding: 0 }),
};

/** Icon buttons inherit the colour of bars and cards. */
export const plainInk = componentStyle({
  color: 'inherit',
  selectors: { '&:hover, &:active': { color: tokens.color.accent } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  flexShrink: 0,
  order: -1,
  inlineSize: '1em',
  blockSize: '1em',
  border: `${tokens.border.thick} solid currentColor`,
  borderBlockStartColor: 'transparent',
  borderRadius: tokens.radius.round,
  animation: `${turn} ${tokens.motion.round} linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: `calc(5 * ${tokens.motion.round})` } },
});
