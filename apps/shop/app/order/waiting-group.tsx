import { groupInvitation } from '@rider/model/order-screens';
import type { OrderGroup } from '@rider/model/order';
import { CopyButton } from '@rider/ui/copy-button';
import { Stack } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Countdown } from '@rider/ui/countdown';
import { useAddressOf } from '../structured-data/use-address-of.ts';

/** Props of `WaitingGroup`. */
interface WaitingGroupProps {
  group: OrderGroup;
  /** The server's time at render. */
  now: number;
  /** Asks for the order anew when the group's time is over. */
  onEnd: () => void;
}

/** The group for which a paid order waits: who is missing, until when, the link for others, and what happens otherwise. */
export function WaitingGroup({ group: { id, promotionId, people, joined, endsAt }, now, onEnd }: WaitingGroupProps) {
  const intl = useIntl();
  const address = useAddressOf()(groupInvitation(promotionId, id));
  const missing = Math.max(0, people - joined);
  return (
    <Notice title={<FormattedMessage id="ui.orderStatus.waiting-for-group" />}>
      <Stack gap="x2">
        <Text>
          <FormattedMessage
            id="shop.order.group.missing"
            values={{ joined, people, missing, time: <Countdown until={endsAt} now={now} onEnd={onEnd} /> }}
          />
        </Text>
        <Text>
          <FormattedMessage id="shop.order.group.returned" />
        </Text>
        {missing > 0 && (
          <>
            <Text size="small">
              <FormattedMessage id="shop.order.group.share" />
            </Text>
            <Text size="small" mono>
              {address}
            </Text>
            <div>
              <CopyButton value={address} label={intl.formatMessage({ id: 'shop.order.group.copy' })} />
            </div>
          </>
        )}
      </Stack>
    </Notice>
  );
}
