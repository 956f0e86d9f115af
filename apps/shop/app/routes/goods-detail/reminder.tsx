import { Button } from '@rider/ui/button';
import { Notice } from '@rider/ui/notice';
import { FormattedMessage } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { promotionScreen } from '../../promotion-address/promotion-screens.ts';
import type { Promotion } from '../../promotion/promotion.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';
import type { ReminderAnswer } from './reminder-action.ts';

/** Has the buyer told when the promotion starts. Without script the page answers the form. */
export function Reminder({ promotion: { kind, id } }: { promotion: Promotion }) {
  const fetcher = useFetcher<ReminderAnswer>();
  const ofDocument = useActionData<ReminderAnswer>();
  const answer = fetcher.data ?? ofDocument;
  if (answer?.message === '')
    return (
      <Notice tone="success" live>
        <FormattedMessage id="shop.promotion.reminded" />
      </Notice>
    );
  return (
    <fetcher.Form method="post" action={promotionScreen(kind, id)} onSubmit={lendStyleNonce}>
      {answer && <Notice tone="danger">{answer.message}</Notice>}
      <Button type="submit" name="intent" value="remind" pending={fetcher.state !== 'idle'}>
        <FormattedMessage id="shop.promotion.remind" />
      </Button>
    </fetcher.Form>
  );
}
