import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { color, space, text } = tokens;

export const delivery = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space.x2,
  minBlockSize: space.x5,
  fontSize: text.caption,
});

const line = { display: 'inline-flex', alignItems: 'center', gap: space.x1 } as const;
export const state = componentStyle({ ...line, color: color.inkQuiet });
export const failed = componentStyle({ ...line, color: color.danger, overflowWrap: 'anywhere' });

/** A target of 24 px within small text. */
export const action = componentStyle({
  minBlockSize: tokens.size.target,
  paddingBlock: 0,
  paddingInline: space.x1,
  fontSize: text.caption,
  textDecoration: 'underline',
});

export const progress = componentStyle({ inlineSize: steps(20), blockSize: space.x1, accentColor: color.accent });
