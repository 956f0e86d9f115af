import { waitsForGroup, type Order } from '@rider/model/order';
import { groupInvitation } from '@rider/model/order-screens';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { WaitingGroup } from '@rider/ui/group-progress';
import { Text } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useAddressOf } from '../../structured-data/use-address-of.ts';

/** The group for which a paid order waits; `now` is the server's time. Where it could not be read, it says so and offers to try again. */
export function OrderGroup({ order, now }: { order: Order; now: number }) {
  const addressOf = useAddressOf();
  const revalidator = useRevalidator();
  const revalidate = () => void revalidator.revalidate();
  const { group } = order;
  if (group === null || !waitsForGroup(order)) return null;
  if (group.people === 0)
    return (
      <Banner title={<FormattedMessage id="ui.orderStatus.waiting-for-group" />}>
        <Text>
          <FormattedMessage id="shop.part.failed" />
        </Text>
        <Button size="small" onClick={revalidate} pending={revalidator.state === 'loading'}>
          <FormattedMessage id="shop.part.retry" />
        </Button>
      </Banner>
    );
  return (
    <WaitingGroup
      group={group}
      href={addressOf(groupInvitation(group.promotionId, group.id))}
      countdown={group.endsAt > now && <Countdown until={group.endsAt} now={now} onEnd={revalidate} />}
    >
      <FormattedMessage id={`shop.order.group.${group.state === 'failed' ? 'failed' : 'returned'}`} />
    </WaitingGroup>
  );
}
