import { MAXIMUM_QUANTITY, nearestQuantity } from '@rider/model/quantity';
import { MOST_QUICK_ROWS, type QuickOrderProblem } from '@rider/model/quick-order';
import { Button } from '@rider/ui/button';
import { Icon } from '@rider/ui/icon';
import { Fragment } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { RowVerdict } from './use-checked-rows.ts';
import * as styles from './order-rows.css.ts';

/** Problems that another quantity does not solve, as far as is known. */
const NOT_OF_QUANTITY = new Set<QuickOrderProblem>(['merged', 'cart-full', 'buy-now-only', 'rejected']);

/** The quantity that can be ordered in place of a row's; null where none can, or where the quantity is no problem. */
export function correctedQuantity({ problem, quantity, variant, isStale }: RowVerdict): number | null {
  if (isStale || variant === null || problem === null || NOT_OF_QUANTITY.has(problem)) return null;
  const nearest = nearestQuantity(quantity, variant);
  return nearest === quantity ? null : nearest;
}

/** The text of a verdict; null for a row that can be added as it is. */
function verdictText(intl: IntlShape, verdict: RowVerdict, { quantity, mergedRow }: Place): string | null {
  const { problem, variant, suggestions } = verdict;
  switch (problem) {
    case null:
      return verdict.quantity === Number(quantity)
        ? null
        : intl.formatMessage({ id: 'shop.quickOrder.inAll' }, { quantity: verdict.quantity ?? 0 });
    case 'merged':
      return intl.formatMessage({ id: 'shop.quickOrder.merged' }, { row: mergedRow });
    case 'unknown':
      return intl.formatMessage({
        id: suggestions.length === 0 ? 'shop.quickOrder.unknown' : 'shop.quickOrder.unknownSuggested',
      });
    case 'ambiguous':
      return intl.formatMessage({ id: 'shop.quickOrder.ambiguous' });
    case 'rejected':
      return verdict.message ?? '';
    case 'buy-now-only':
      return intl.formatMessage({ id: 'shop.quickOrder.buyNowOnly' });
    case 'cart-full':
      return intl.formatMessage({ id: 'shop.quickOrder.cartFull' }, { most: MOST_QUICK_ROWS });
    default: {
      if (problem === 'not-a-number' && quantity.trim() === '')
        return intl.formatMessage({ id: 'shop.quickOrder.noQuantity' });
      const { minimum = 1, pack = 1, stock = 0, inCart = 0 } = variant ?? {};
      const isShort = problem === 'out-of-stock' || problem === 'not-enough-stock';
      return isShort && inCart > 0
        ? intl.formatMessage({ id: 'shop.quickOrder.inCart' }, { stock, inCart })
        : intl.formatMessage(
            { id: `validation.quantity.${problem}` },
            { minimum, pack, stock, maximum: MAXIMUM_QUANTITY },
          );
    }
  }
}

/** What a verdict's text names of its row. */
interface Place {
  /** The quantity as typed. */
  quantity: string;
  /** The number of the row with which it counts. */
  mergedRow: number;
}

/** Props of a verdict. */
export interface VerdictProps extends Place {
  id: string;
  verdict: RowVerdict;
  onQuantity: (quantity: number) => void;
  onTake: (code: string) => void;
}

/** Why a row cannot be added, and the buttons that correct it. */
export function Verdict({ id, verdict, onQuantity, onTake, ...place }: VerdictProps) {
  const intl = useIntl();
  const text = verdictText(intl, verdict, place);
  if (text === null) return null;
  const { problem, suggestions, variant } = verdict;
  const isFault = problem !== null && problem !== 'merged';
  const corrected = correctedQuantity(verdict);
  return (
    <div className={styles.verdict}>
      <span id={id} className={isFault ? styles.fault : styles.note}>
        {isFault && <Icon name="warning" size="small" />}
        <span>{text}</span>
      </span>
      {corrected !== null && (
        <Button size="small" onClick={() => onQuantity(corrected)}>
          <FormattedMessage
            id={problem === 'not-enough-stock' ? 'shop.quickOrder.takeStock' : 'shop.quickOrder.useQuantity'}
            values={{ quantity: corrected, pack: variant?.pack ?? 1 }}
          />
        </Button>
      )}
      {suggestions.map(({ code, name, replaces }) => (
        <Fragment key={code}>
          {replaces && (
            <span className={styles.note}>
              <FormattedMessage
                id={replaces.differs === null ? 'shop.quickOrder.equivalent' : 'shop.quickOrder.similar'}
                values={{ ...replaces, name }}
              />
            </span>
          )}
          <Button size="small" title={name} onClick={() => onTake(code)}>
            <span>
              <FormattedMessage id="shop.quickOrder.take" values={{ code }} />
            </span>
          </Button>
        </Fragment>
      ))}
    </div>
  );
}
