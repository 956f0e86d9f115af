import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, row, steps, tokens } from '../../tokens/index.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${tokens.space.x2}` } });

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: tokens.space.x4,
  insetInline: tokens.space.gutter,
  zIndex: tokens.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space.x2,
  pointerEvents: 'none',
  // Above the bottom bar (FloatingWindow).
  '@media': {
    [media.narrow]: { insetBlockEnd: `calc(${tokens.size.bar} + ${tokens.space.x4} + env(safe-area-inset-bottom))` },
  },
});

export const toast = componentStyle({
  ...row(tokens.space.x3),
  maxInlineSize: steps(120),
  padding: tokens.space.x2,
  paddingInlineStart: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderInlineStart: `${tokens.space.x1} solid`,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${rise} ${tokens.motion.normal} ${tokens.motion.ease}`,
});

export const tone = {
  info: componentStyle({ borderInlineStartColor: tokens.color.accent }),
  success: componentStyle({ borderInlineStartColor: tokens.color.success }),
  danger: componentStyle({ borderInlineStartColor: tokens.color.danger }),
};

export const icon = componentStyle({
  color: tokens.color.accent,
  selectors: {
    '[data-state="success"] > &': { color: tokens.color.success },
    '[data-state="danger"] > &': { color: tokens.color.danger },
  },
});

export const message = componentStyle({ flexGrow: 1, overflowWrap: 'anywhere' });
