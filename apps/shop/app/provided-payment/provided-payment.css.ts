import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** White in both themes: phones read dark codes on a light ground. */
export const code = screenStyle({
  inlineSize: steps(64),
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: tokens.radius.control,
});
export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x3 });
/** A phone opens the provider's app; another screen has none. */
export const onPhone = screenStyle({ '@media': { '(hover: hover)': { display: 'none' } } });
export const cardForm = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  inlineSize: '100%',
  maxInlineSize: steps(140),
});
/** Space for the provider's fields, so that nothing moves when they come. */
export const cardFields = screenStyle({ minBlockSize: steps(64) });
export const payNow = screenStyle({ justifySelf: 'start' });
