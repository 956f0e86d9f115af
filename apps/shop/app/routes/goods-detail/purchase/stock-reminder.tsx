import { cancelStockReminder, getStockReminders, requestStockReminder } from '@rider/api/catalogue';
import { ApiError } from '@rider/api/error';
import { Button } from '@rider/ui/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import { useFailureMessage } from '../../../connection/failure-message.ts';
import { leaveForLogin } from '../../../data/browser-load.ts';
import { setAnswer } from '../../../data/changes.ts';
import { loadCalls } from '../../../data/load-calls.ts';
import { liveQuery } from '../../../data/query.ts';
import type { ProductPageSku } from '../../../data/queries.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { useSignedIn } from '../../../session/use-signed-in.ts';
import type { ReminderAnswer } from '../promotion/reminder-action.ts';
import * as styles from '../route.css.ts';

const remindersQuery = (productId: string) =>
  liveQuery(['stock-reminders', productId], (api) => getStockReminders(api, productId));

/**
 * Requests or cancels a signed-in buyer's notification of a variant's return to stock. Its line is there before the answer, so that nothing
 * moves. Shows nothing where the backend has none. Without script the button posts to the page, which then confirms the request.
 */
export function StockReminder({ productId, sku }: { productId: string; sku: ProductPageSku }) {
  const query = remindersQuery(productId);
  const isSignedIn = useSignedIn();
  const { data: awaited, error: unread } = useOptionalQuery(isSignedIn ? query : null);
  const [pending, setPending] = useState(false);
  const posted = useActionData<ReminderAnswer>();
  const hydrated = useHydrated();
  const [failed, setFailed] = useState<string | null>(posted?.message || null);
  const say = useFailureMessage();
  if (!isSignedIn || awaited === null || unread) return null;
  const isAwaited = awaited?.includes(sku.id) ?? (!hydrated && posted?.reminded === true);

  async function change(before: readonly string[]) {
    setPending(true);
    setFailed(null);
    try {
      const { pageApi } = await loadCalls();
      await (isAwaited ? cancelStockReminder : requestStockReminder)(pageApi(), sku.id);
      await setAnswer(query, isAwaited ? before.filter((id) => id !== sku.id) : [...before, sku.id]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'session') leaveForLogin();
      setFailed(say(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <div className={styles.availability}>
      <span role="status">
        {isAwaited && <FormattedMessage id="shop.product.stockReminder.requested" values={{ code: sku.code }} />}
      </span>
      <Button
        size="small"
        pending={pending}
        disabled={hydrated && awaited === undefined}
        {...(hydrated
          ? { onClick: () => void change(awaited ?? []) }
          : { type: 'submit', formAction: '', formNoValidate: true, name: 'stockReminder', value: sku.id })}
      >
        <FormattedMessage id={`shop.product.stockReminder.${isAwaited ? 'cancel' : 'request'}`} />
      </Button>
      {failed !== null && <span role="alert">{failed}</span>}
    </div>
  );
}
