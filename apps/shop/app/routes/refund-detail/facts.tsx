import { screens } from '@rider/model/screens';
import type { Refund } from '@rider/model/refund';
import { thumbnailOf } from '@rider/api/upload';
import { DescriptionList } from '@rider/ui/description-list';
import { Link } from '@rider/ui/link';
import { PhotoList } from '@rider/ui/photo-list';
import { formatMoney } from '@rider/ui/price';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** What was requested, why, and how the products are returned; empty rows are left out. */
export function RefundFacts({ refund }: { refund: Refund }) {
  const intl = useIntl();
  const { logistics } = refund;
  const amount = formatMoney(intl, refund.amount);
  const isShare = refund.amount !== refund.lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const orderLink = <Link href={screens.order(refund.orderNumber)}>{refund.orderNumber}</Link>;
  const rows = [
    ['amount', isShare ? intl.formatMessage({ id: 'shop.refund.share' }, { amount }) : amount],
    ['tax', refund.tax !== null && refund.tax > 0 && formatMoney(intl, refund.tax)],
    ['order', orderLink],
    ['kind', intl.formatMessage({ id: `ui.refundForm.kind-${refund.kind}` })],
    ['reason', refund.reason],
    ['remark', refund.remark],
    ['photos', refund.photos.length > 0 && <PhotoList photos={refund.photos} getThumbnail={thumbnailOf} />],
    ['returnTo', refund.returnTo],
    ['logistics', logistics && [logistics.company, logistics.slipNumber, logistics.phone].filter(Boolean).join(', ')],
    [
      'slipPhotos',
      logistics && logistics.photos.length > 0 && <PhotoList photos={logistics.photos} getThumbnail={thumbnailOf} />,
    ],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <DescriptionList
      items={rows.map(([key, value]) => ({
        key,
        term: <FormattedMessage id={`shop.refund.fact.${key}`} />,
        description: value,
      }))}
    />
  );
}
