import type { OrderGroup } from '@rider/model/order';
import { groupInvitation } from '@rider/model/order-screens';
import { CopyButton } from '@rider/ui/copy-button';
import { formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';

/** Why a paid order cannot be shipped yet: who is missing in its group, until when, and what happens otherwise. */
export function WaitingGroup({ group: { id, promotionId, people, joined, endsAt } }: { group: OrderGroup }) {
  const intl = useIntl();
  const address = new URL(groupInvitation(promotionId, id), window.location.origin).href;
  const missing = Math.max(0, people - joined);
  return (
    <Notice title={<FormattedMessage id="ui.orderStatus.waiting-for-group" />}>
      <Stack gap="x2">
        <Text>
          <FormattedMessage
            id="desk.order.group.missing"
            values={{ joined, people, missing, until: formatMoment(intl, endsAt) }}
          />
        </Text>
        <Text>
          <FormattedMessage id="desk.order.group.returned" />
        </Text>
        {missing > 0 && (
          <>
            <Text size="small" mono>
              {address}
            </Text>
            <div>
              <CopyButton value={address} label={intl.formatMessage({ id: 'desk.order.group.copy' })} />
            </div>
          </>
        )}
      </Stack>
    </Notice>
  );
}
