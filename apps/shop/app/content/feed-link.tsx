import { useIntl } from 'react-intl';
import { useAddressOf } from '../structured-data/use-address-of.ts';

/** The link by which feed readers find the news feed in the page's language. */
export function FeedLink() {
  const intl = useIntl();
  const addressOf = useAddressOf();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={intl.formatMessage({ id: 'shop.home.news' })}
      href={addressOf('/rss.xml')}
    />
  );
}
