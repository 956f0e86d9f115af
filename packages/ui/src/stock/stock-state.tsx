import { FormattedMessage } from 'react-intl';
import * as styles from './stock-state.css.ts';

/** From this many pieces down the shop warns that few are left (ours). */
export const LOW_STOCK = 20;

/** How many pieces can be bought. */
export interface StockStateProps {
  stock: number;
  /** The pieces are of several articles: no number is said, as none of them may have that many. */
  several?: boolean | undefined;
}

/** How many pieces are in stock, running low in amber, or that there are none (R2.5). */
export function StockState({ stock, several = false }: StockStateProps) {
  const state = stock <= 0 ? 'out' : stock <= LOW_STOCK ? 'low' : 'in';
  return (
    <span data-component="stock-state" data-state={state} className={styles.stock}>
      <FormattedMessage id={`ui.stock.${several && state === 'in' ? 'some' : state}`} values={{ count: stock }} />
    </span>
  );
}
