import { cancelStockReminder, requestStockReminder } from '@rider/api/catalogue';
import { ApiError } from '@rider/api/error';
import { SHOPPING_LIST_LENGTHS } from '@rider/model/limits';
import type { ShoppingListPage } from '@rider/model/shopping-list';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { formatMoney } from '@rider/ui/price';
import { createContext, use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFailureMessage } from '../../../connection/failure-message.ts';
import { browserApi } from '../../../data/browser-load.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { isBlank } from '../../../quick-order/order-rows.ts';
import type { RowExtrasProps } from '../../../quick-order/order-row.tsx';
import * as styles from './list.css.ts';

/** The list whose lines are shown. */
export const LineContext = createContext<ShoppingListPage | null>(null);

/** Below a row: its note, what changed since the buyer saw it, and the reminder of a sold-out variant. */
export function LineExtras({ row, number, verdict, onType }: RowExtrasProps) {
  const intl = useIntl();
  const page = use(LineContext);
  const change = page?.changes[row.line ?? ''];
  const version = page?.lines.find(({ id }) => id === row.line)?.version ?? 0;
  const skuId = verdict?.variant && verdict.variant.stock <= 0 ? verdict.variant.skuId : null;
  return (
    <div className={styles.extras}>
      <input type="hidden" name="line" value={row.line ?? ''} />
      <input type="hidden" name="version" value={version} />
      {/* The fields of the form have the same number, so that its rows can be read. */}
      {isBlank(row) ? (
        <input type="hidden" name="note" value="" />
      ) : (
        <TextField
          name="note"
          label={intl.formatMessage({ id: 'shop.shoppingList.noteOf' }, { row: number })}
          hideLabel
          placeholder={intl.formatMessage({ id: 'shop.shoppingList.note' })}
          value={row.note ?? ''}
          maxLength={SHOPPING_LIST_LENGTHS.note}
          autoComplete="off"
          className={styles.note}
          onChange={(event) => onType(row.id, { note: event.currentTarget.value })}
        />
      )}
      {change?.price && (
        <Badge tone={change.price.now > change.price.before ? 'warning' : 'success'}>
          <FormattedMessage
            id={`shop.shoppingList.price.${change.price.now > change.price.before ? 'up' : 'down'}`}
            values={{
              before: formatMoney(intl, change.price.before),
              now: formatMoney(intl, change.price.now),
            }}
          />
        </Badge>
      )}
      {change?.stock && (
        <Badge tone={change.stock === 'in-stock' ? 'success' : 'danger'}>
          <FormattedMessage id={`shop.shoppingList.stock.${change.stock}`} />
        </Badge>
      )}
      {skuId !== null && <Reminder skuId={skuId} isFirst={page?.reminded.includes(skuId) ?? false} />}
    </div>
  );
}

/** Requests or cancels the notification of a variant's return to stock. */
function Reminder({ skuId, isFirst }: { skuId: string; isFirst: boolean }) {
  const isOffered = useOptionalQuery(capabilitiesQuery).data?.shoppingLists ?? false;
  const [isAwaited, setAwaited] = useState(isFirst);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const say = useFailureMessage();
  if (!isOffered) return null;
  async function toggle() {
    setPending(true);
    setFailed(null);
    try {
      await (isAwaited ? cancelStockReminder : requestStockReminder)(await browserApi(), skuId);
      setAwaited(!isAwaited);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(say(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button size="small" pending={pending} aria-pressed={isAwaited} onClick={() => void toggle()}>
        <FormattedMessage id={`shop.product.stockReminder.${isAwaited ? 'cancel' : 'request'}`} />
      </Button>
      {failed !== null && <span role="alert">{failed}</span>}
    </>
  );
}
