import { paymentScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Page } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../messages/all-messages.ts';
import { BesideOrder } from '../order/beside-order.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { payPage, type PageMethod, type ProvidedPage } from './load.ts';
import * as styles from './provided-payment.css.ts';
import { usePolling } from './use-polling.ts';

/** Props of `ProvidedScreen`. */
export interface ProvidedScreenProps<Step> {
  method: PageMethod;
  page: Omit<ProvidedPage, 'step'> & { step: Step | null };
  /** Time between two questions whether the payment arrived (ms). */
  askEvery: number;
  /** Draws what the payer pays by. */
  children: (step: Step) => ReactNode;
}

/**
 * The page of a payment at a provider (R2.7): what is due, the time that is left, what the payer pays by, and the other ways. It asks by
 * itself until the order is paid, here or elsewhere; then the loader leads to the order.
 */
export function ProvidedScreen<Step extends NonNullable<ProvidedPage['step']>>(props: ProvidedScreenProps<Step>) {
  const { method, page, askEvery, children } = props;
  const { order, step, refusal, now } = page;
  const { number, total } = order;
  const intl = useIntl();
  const [ended, setEnded] = useState(step !== null && step.payBefore <= now);
  const end = useCallback(() => setEnded(true), []);
  const waits = step !== null && !ended;
  usePolling(waits ? askEvery : null);
  const title = intl.formatMessage({ id: `shop.providedPayment.title.${method}` });
  return (
    <Page>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <BesideOrder order={order}>
        {(waits || refusal !== '') && (
          <Text>
            <FormattedMessage
              id="shop.providedPayment.due"
              values={{ number, total: <strong>{formatMoney(intl, total)}</strong> }}
            />
          </Text>
        )}
        {waits ? (
          <>
            <Text>
              <FormattedMessage id="shop.payment.remaining" />{' '}
              <Countdown until={step.payBefore} now={now} onEnd={end} />
            </Text>
            {children(step)}
          </>
        ) : (
          <Notice tone="warning">
            <span>
              {(!ended && refusal) ||
                intl.formatMessage({ id: ended ? 'shop.payment.expired' : 'shop.payment.notPayable' })}
            </span>
          </Notice>
        )}
        <div className={styles.ways}>
          {refusal && !ended && (
            <LinkButton href={payPage(method, number)} variant="primary">
              <FormattedMessage id="shop.providedPayment.again" />
            </LinkButton>
          )}
          <LinkButton href={ended ? screens.order(number) : paymentScreen(number)}>
            <FormattedMessage id={ended ? 'shop.payment.seeOrder' : 'shop.providedPayment.otherMethod'} />
          </LinkButton>
        </div>
      </BesideOrder>
    </Page>
  );
}
