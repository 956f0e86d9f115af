import { Button } from '@rider/ui/button';
import { OrderSummary } from '@rider/ui/order-summary';
import { Sticky } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSignedIn } from '../session/use-signed-in.ts';
import { correctedQuantity } from './verdict.tsx';
import type { CheckedRows } from './use-checked-rows.ts';

/** Props of the sum. */
export interface OrderSumProps {
  order: Omit<CheckedRows, 'show' | 'describe' | 'setFailed' | 'list' | 'verdicts'> & { isAdding: boolean };
  /** The rows are in the cart: they are added again only by `onAgain`. */
  done?: boolean;
  onAgain?: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Pieces and sum of the rows that can be added, and the button that adds them. */
export function OrderSum({ order, done = false, onAgain, children }: OrderSumProps) {
  const { rows, filled, good, pieces, total, isChecking, isAdding, verdictOf, change } = order;
  const signedIn = useSignedIn();
  const corrections = rows.flatMap((row) => {
    const verdict = verdictOf(row);
    const quantity = verdict ? correctedQuantity(verdict) : null;
    return quantity === null ? [] : [{ id: row.id, quantity: String(quantity) }];
  });
  const corrected = corrections.map(({ id }) => id);
  const merged = rows.filter((row) => corrected.includes(verdictOf(row)?.mergedId ?? -1)).map(({ id }) => id);
  return (
    <Sticky>
      <OrderSummary pieces={pieces} subtotal={total} total={total} pending={isChecking}>
        {corrections.length > 1 && (
          <Button fullWidth onClick={() => change({ change: 'correct', corrections, merged })}>
            <FormattedMessage id="shop.quickOrder.correctAll" values={{ count: corrections.length }} />
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="add"
          variant="primary"
          fullWidth
          pending={isAdding}
          disabled={filled.length === 0 || (good === 0 && !isChecking) || done}
        >
          {done ? (
            <FormattedMessage id="shop.shoppingList.inCart" />
          ) : (
            <FormattedMessage
              id={good === 0 || good === filled.length ? 'shop.quickOrder.addAll' : 'shop.quickOrder.add'}
              values={{ good, all: good === 0 ? 0 : filled.length }}
            />
          )}
        </Button>
        {done && (
          <Button size="small" variant="quiet" onClick={onAgain}>
            <FormattedMessage id="shop.shoppingList.again" />
          </Button>
        )}
        {children}
        {!signedIn && (
          <Text size="small" tone="quiet">
            <FormattedMessage id="shop.quickOrder.signIn" />
          </Text>
        )}
      </OrderSummary>
    </Sticky>
  );
}
