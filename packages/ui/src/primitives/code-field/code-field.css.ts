import { componentStyle, tokens } from '../../tokens/index.ts';

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
export const code = componentStyle({
  flex: '1 1 8em',
  inlineSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: '16em',
  letterSpacing: '0.08em',
});
/** Tabular figures keep the button's width constant during the countdown. */
export const ask = componentStyle({ flex: '0 0 auto', fontVariantNumeric: 'tabular-nums' });
