import type { Refund } from '@rider/api/refund';
import { thumbnailOf } from '@rider/api/upload';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './route.css.ts';

/** What was asked for, why, and how the goods travel; rows without content are left out. */
export function RefundFacts({ refund }: { refund: Refund }) {
  const intl = useIntl();
  const { logistics } = refund;
  const amount = formatMoney(intl, refund.amount);
  const isShare = refund.amount !== refund.lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const orderLink = (
    <Link href={`/order_detail?orderId=${encodeURIComponent(refund.orderNumber)}`}>{refund.orderNumber}</Link>
  );
  const rows: [string, ReactNode][] = [
    ['amount', isShare ? intl.formatMessage({ id: 'shop.refund.share' }, { amount }) : amount],
    ['order', orderLink],
    ['kind', intl.formatMessage({ id: `ui.refundForm.kind-${refund.kind}` })],
    ['reason', refund.reason],
    ['remark', refund.remark],
    ['photos', refund.photos.length > 0 && <Photos photos={refund.photos} />],
    ['returnTo', refund.returnTo],
    ['logistics', logistics && [logistics.company, logistics.slipNumber, logistics.phone].filter(Boolean).join(', ')],
    ['slipPhotos', logistics && logistics.photos.length > 0 && <Photos photos={logistics.photos} />],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) =>
        value ? (
          <div key={key} className={styles.fact}>
            <dt className={styles.term}>
              <FormattedMessage id={`shop.refund.fact.${key}`} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={thumbnailOf(photo)}
              alt={intl.formatMessage({ id: 'shop.refund.photo' }, { position: index + 1 })}
              width="80"
              height="80"
              loading="lazy"
              className={styles.photo}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
