import { FormattedMessage } from 'react-intl';
import * as styles from './stock-state.css.ts';

/** Up to this stock the shop warns that few are left (ours). */
export const LOW_STOCK = 20;

/** Pieces in stock. */
export interface StockStateProps {
  /** Pieces in stock. */
  stock: number;
  /** Summed over several variants: no number is shown, because no single variant may have that many. */
  several?: boolean | undefined;
}

/** Stock in pieces, low stock in amber, or sold out. */
export function StockState({ stock, several = false }: StockStateProps) {
  const state = stock <= 0 ? 'out' : stock <= LOW_STOCK ? 'low' : 'in';
  return (
    <span data-component="stock-state" data-state={state} className={styles.stock}>
      <FormattedMessage id={`ui.stock.${several && state === 'in' ? 'some' : state}`} values={{ count: stock }} />
    </span>
  );
}
