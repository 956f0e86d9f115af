import { lineColumns } from '../cart-line/cart-line.css.ts';
import { componentStyle, media, tokens } from '../../tokens/index.ts';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;

export const heads = componentStyle({
  display: 'none',
  '@media': {
    [media.large]: {
      display: 'grid',
      gridTemplateColumns: lineColumns,
      columnGap: tokens.space.x4,
      paddingBlock: tokens.space.x2,
      borderBlockEnd: hairline,
      color: tokens.color.inkQuiet,
      fontSize: tokens.text.small,
    },
  },
});
export const productHead = componentStyle({ gridColumn: 'span 2' });
export const totalHead = componentStyle({ textAlign: 'end' });
export const lines = componentStyle({
  borderBlockStart: hairline,
  '@media': { [media.large]: { borderBlockStart: 0 } },
});
export const empty = componentStyle({ ':focus': { outline: 'none' } });
