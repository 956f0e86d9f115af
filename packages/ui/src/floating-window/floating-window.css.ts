import { componentStyle, steps, tokens } from '../tokens/index.ts';

export const window = componentStyle({
  position: 'fixed',
  insetBlockEnd: tokens.space.x6,
  insetInlineEnd: tokens.space.x4,
  zIndex: tokens.layer.floating,
  display: 'grid',
  gap: tokens.space.x2,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${tokens.motion.normal} ${tokens.motion.ease}, visibility 0s ${tokens.motion.normal}`,
  selectors: { '&[data-state="shown"]': { visibility: 'visible', opacity: 1, transitionDelay: '0s' } },
});
/** Above a launcher as high as a shortcut. */
export const raised = componentStyle({ insetBlockEnd: `calc(${tokens.space.x6} + ${steps(11)} + ${tokens.space.x3})` });
export const shortcut = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(11),
  blockSize: steps(11),
  padding: 0,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.raised,
  cursor: 'pointer',
  ':hover': { color: tokens.color.accent, borderColor: tokens.color.accent },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
});
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: steps(-1.5),
  insetInlineEnd: steps(-1.5),
  display: 'grid',
});
