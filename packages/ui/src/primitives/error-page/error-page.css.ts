import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const errorPage = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space.x4,
  paddingBlock: tokens.space.x16,
  paddingInline: tokens.space.gutter,
  textAlign: 'center',
});

export const picture = componentStyle({
  inlineSize: steps(70),
  maxInlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: tokens.color.inkQuiet,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const pane = componentStyle({ fill: tokens.color.accentSoft, stroke: tokens.color.accent });

export const glint = componentStyle({ stroke: tokens.color.accent });

export const note = componentStyle({ color: tokens.color.inkQuiet });
