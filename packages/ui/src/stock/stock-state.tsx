import { FormattedMessage } from 'react-intl';
import * as styles from './stock-state.css.ts';

/** From this many pieces down the shop says how many are left (ours). */
export const LOW_STOCK = 20;

/** How many pieces can be bought. */
export interface StockStateProps {
  stock: number;
}

/** Whether goods are in stock, running low or gone, in words with a mark (R2.5). */
export function StockState({ stock }: StockStateProps) {
  const state = stock <= 0 ? 'out' : stock <= LOW_STOCK ? 'low' : 'in';
  return (
    <span data-component="stock-state" data-state={state} className={styles.stock}>
      <FormattedMessage id={`ui.stock.${state}`} values={{ count: stock }} />
    </span>
  );
}
