import { componentStyle, tokens } from '../../tokens/index.ts';

export const link = componentStyle({
  position: 'fixed',
  insetBlockStart: tokens.space.x2,
  insetInlineStart: tokens.space.x2,
  zIndex: tokens.layer.progress,
  padding: `${tokens.space.x2} ${tokens.space.x4}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: tokens.border.hairline,
      blockSize: tokens.border.hairline,
      padding: 0,
      overflow: 'hidden',
    },
    '&:hover': { color: tokens.color.inkOnAccent },
  },
});
