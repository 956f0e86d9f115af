import type { OperatorOrder } from '@rider/api/operator';
import { parcelOf } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { PackingSlip } from '@rider/ui/packing-slip';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LoadedOrder } from './loaded-order.tsx';
import * as styles from '../orders.css.ts';
import { orderAddress } from '../../data/addresses.ts';
import { shopQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';

/** The packing slip; printing prints it alone. */
export function SlipScreen() {
  return <LoadedOrder>{(order) => <Slip order={order} />}</LoadedOrder>;
}

function Slip({ order }: { order: OperatorOrder }) {
  const parcelId = useSearchParams()[0].get('parcel') ?? '';
  const shipping = order.parcels.find(({ id }) => id === parcelId)?.shipping ?? order.shipping;
  const { courier, trackingNumber, person, personPhone } = shipping;
  const shop = useOptionalQuery(shopQuery).data;
  return (
    <Container>
      <Stack gap="x6">
        <Cluster justify="between" className={styles.notPrinted}>
          <Link href={orderAddress(order.number)}>
            <FormattedMessage id="desk.order.backToOrder" />
          </Link>
          <Button variant="primary" pending={!shop} onClick={() => window.print()}>
            <FormattedMessage id="desk.order.print" />
          </Button>
        </Cluster>
        <PackingSlip
          order={parcelOf(order, parcelId)}
          from={[shop?.siteName, shop?.address, shop?.phone].filter(Boolean).join(', ')}
          shipping={[courier, trackingNumber, person, personPhone].filter(Boolean).join(', ')}
          headingLevel={2}
        />
      </Stack>
    </Container>
  );
}
