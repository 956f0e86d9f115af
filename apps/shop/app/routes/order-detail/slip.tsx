import { screens } from '@rider/model/screens';
import { parcelOf, type Order } from '@rider/model/order';
import { Cluster, Page } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { PackingSlip } from '@rider/ui/packing-slip';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { PrintButton } from '../../order/print-button.tsx';
import * as styles from './route.css.ts';

/** The packing slip: check boxes to verify the delivery, no prices. */
export function Slip({ order }: { order: Order }) {
  const intl = useIntl();
  const { siteName, address, phone } = useQuery(companyQuery);
  const { courier, trackingNumber, person, personPhone } = order.shipping;
  return (
    <Page width="task">
      <PageHead title={intl.formatMessage({ id: 'shop.order.slip' })} />
      <Cluster justify="between" className={styles.notPrinted}>
        <Link href={screens.order(order.number)}>
          <FormattedMessage id="shop.order.title" values={{ number: order.number }} />
        </Link>
        <PrintButton />
      </Cluster>
      <PackingSlip
        order={parcelOf(order)}
        from={[siteName, address, phone].filter(Boolean).join(', ')}
        shipping={[courier, trackingNumber, person, personPhone].filter(Boolean).join(', ')}
      />
    </Page>
  );
}
