import type { Promotion } from '@rider/model/promotion';
import { Button } from '@rider/ui/button';
import { Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { FormattedMessage } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import { remindedQuery } from '../../../promotion/promotion-queries.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { promotionScreen } from '../../../promotion-address/promotion-screens.ts';
import { lendStyleNonce } from '../../../session/nonce.tsx';
import { useSignedIn } from '../../../session/use-signed-in.ts';
import type { ReminderAnswer } from './reminder-action.ts';

/** Subscribes the buyer to the start of the promotion, or ends that. Without script the form posts to the page. */
export function Reminder({ promotion: { kind, id } }: { promotion: Promotion }) {
  const fetcher = useFetcher<ReminderAnswer>();
  const ofDocument = useActionData<ReminderAnswer>();
  const answer = fetcher.data ?? ofDocument;
  const before = useOptionalQuery(useSignedIn() ? remindedQuery(kind, id) : null).data ?? false;
  const isReminded = answer?.reminded ?? before;
  return (
    <fetcher.Form method="post" action={promotionScreen(kind, id)} onSubmit={lendStyleNonce}>
      <Stack gap="x2">
        {answer?.message && <Banner tone="danger">{answer.message}</Banner>}
        {isReminded && (
          <Banner tone="success" live={answer !== undefined}>
            <FormattedMessage id="shop.promotion.reminded" />
          </Banner>
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value={isReminded ? 'forget' : 'remind'}
            pending={fetcher.state !== 'idle'}
          >
            <FormattedMessage id={isReminded ? 'shop.promotion.forget' : 'shop.promotion.remind'} />
          </Button>
        </div>
      </Stack>
    </fetcher.Form>
  );
}
