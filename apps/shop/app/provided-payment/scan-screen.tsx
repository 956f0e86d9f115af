import type { ScannedPayment } from '@rider/model/order';
import { LinkButton } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { payPage, type PageMethod } from './load.ts';
import * as styles from './provided-payment.css.ts';
import { ProvidedScreen } from './provided-screen.tsx';

/** Time between two questions whether a payment arrived (ms). */
const ASK_EVERY = 4_000;

export interface ScanScreenProps {
  method: Exclude<PageMethod, 'stripe'>;
}

/** Payment by a QR code, scanned with the provider's app, or on the provider's page. */
export function ScanScreen({ method }: ScanScreenProps) {
  return (
    <ProvidedScreen<ScannedPayment> method={method} kind="scan" askEvery={ASK_EVERY}>
      {(scan, { number }) => <Code method={method} scan={scan} number={number} />}
    </ProvidedScreen>
  );
}

interface CodeProps {
  method: ScanScreenProps['method'];
  scan: ScannedPayment;
  number: string;
}

function Code({ method, scan, number }: CodeProps) {
  const intl = useIntl();
  const { page, link, sandbox, picture } = scan;
  return (
    <>
      {sandbox && page !== null && (
        <Banner tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.providedPayment.sandbox" />{' '}
          <Link href={page} target="_self">
            <FormattedMessage id="shop.providedPayment.sandboxPage" />
          </Link>
        </Banner>
      )}
      <img
        className={styles.code}
        src={picture}
        alt={intl.formatMessage({ id: 'shop.providedPayment.code' })}
        width="256"
        height="256"
      />
      <Text>
        <FormattedMessage id={`shop.providedPayment.scan.${method}`} />
      </Text>
      {!sandbox && (page !== null || link !== null) && (
        <div className={styles.ways}>
          {link !== null && (
            <LinkButton href={link} target="_self" variant="primary" className={styles.onPhone}>
              <FormattedMessage id="shop.providedPayment.openApp" />
            </LinkButton>
          )}
          {page !== null && (
            <LinkButton href={page} target="_self">
              <FormattedMessage id="shop.providedPayment.onPage" />
            </LinkButton>
          )}
        </div>
      )}
      <noscript>
        <LinkButton href={payPage(method, number)}>
          <FormattedMessage id="shop.providedPayment.check" />
        </LinkButton>
      </noscript>
    </>
  );
}
