import type { Order } from '@rider/model/order';
import { paymentScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Page } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { tabStorage } from '@rider/chat/storage';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useFetcher, useLoaderData, useRevalidator } from 'react-router';
import '../messages/all-messages.ts';
import { BesideOrder } from '../order/beside-order.tsx';
import { ScreenTitle } from '../page-head/screen-title.tsx';
import type { OpenedPayment, PageMethod, ProvidedPage } from './load.ts';
import { OpenForm } from './open-form.tsx';
import * as styles from './provided-payment.css.ts';
import { usePolling } from './use-polling.ts';

export interface ProvidedScreenProps<Step> {
  method: PageMethod;
  kind: Step extends { kind: infer Kind } ? Kind : never;
  /** Time between two questions whether the payment arrived (ms). */
  askEvery: number;
  /** Draws what the payer pays by. */
  children: (step: Step, order: Order) => ReactNode;
}

/**
 * The page of a payment at a provider: what is due, the time that is left, what the payer pays by, and the other ways. A POST opens the
 * payment. The page polls until the order is paid, here or elsewhere; then it leads to the order.
 */
export function ProvidedScreen<Step extends NonNullable<OpenedPayment['step']>>(props: ProvidedScreenProps<Step>) {
  const { method, kind, askEvery, children } = props;
  const { order, now } = useLoaderData<ProvidedPage>();
  const { number, total } = order;
  const intl = useIntl();
  const { opened, ask, isIdle } = useOpened();
  const { step: shown = null, rejection = '' } = opened ?? {};
  const step = shown?.kind === kind ? (shown as Step) : null;
  // A code of CRMEB lives for a minute and is renewed by polling; what ends is the time to pay the order.
  const payBefore = order.payBefore ?? step?.payBefore ?? Number.POSITIVE_INFINITY;
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  const waits = order.state === 'pending-payment' && !ended;
  const form = useReopening(`${method} ${number}`, { waits, isOpen: step !== null });
  usePolling(waits ? askEvery : null, ask, isIdle);
  return (
    <Page>
      <ScreenTitle title={intl.formatMessage({ id: `shop.providedPayment.title.${method}` })} />
      <BesideOrder order={order}>
        {waits && (
          <Text>
            <FormattedMessage
              id="shop.providedPayment.due"
              values={{ number, total: <strong>{formatMoney(intl, total)}</strong> }}
            />
          </Text>
        )}
        {waits && step !== null && (
          <>
            {/* A backend may close an order later than its time to pay ends. */}
            {payBefore > now && (
              <Text>
                <FormattedMessage id="shop.payment.remaining" /> <Countdown until={payBefore} now={now} onEnd={end} />
              </Text>
            )}
            {children(step, order)}
          </>
        )}
        {(!waits || rejection !== '') && (
          <Banner tone="warning">
            <span>
              {(!ended && rejection) ||
                intl.formatMessage({ id: ended ? 'shop.payment.expired' : 'shop.payment.notPayable' })}
            </span>
          </Banner>
        )}
        <div className={styles.ways}>
          {waits && step === null && (
            <OpenForm ref={form}>
              {rejection === '' ? (
                <FormattedMessage id={`shop.payment.by.${method}`} values={{ total: formatMoney(intl, total) }} />
              ) : (
                <FormattedMessage id="shop.providedPayment.again" />
              )}
            </OpenForm>
          )}
          <LinkButton href={ended ? screens.order(number) : paymentScreen(number)}>
            <FormattedMessage id={ended ? 'shop.payment.seeOrder' : 'shop.providedPayment.otherMethod'} />
          </LinkButton>
        </div>
      </BesideOrder>
    </Page>
  );
}

/** The payment that this tab opened last, by method and order. */
const OPENED = 'rider.opened-payment';

/** Returns the ref of the form that opens the payment. It is submitted once where this tab opened it before, such as in another language. */
function useReopening(payment: string, { waits, isOpen }: { waits: boolean; isOpen: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!waits) return;
    if (isOpen) tabStorage.setItem(OPENED, payment);
    else if (tabStorage.getItem(OPENED) === payment) {
      tabStorage.removeItem(OPENED);
      form.current?.requestSubmit();
    }
  }, [payment, waits, isOpen]);
  return form;
}

/** The payment that a POST opened, and a function that polls it, which renews an open one. */
function useOpened() {
  const posted = useActionData<OpenedPayment>();
  // Loading again takes the answer of a form away.
  const [first] = useState(posted);
  const { data: renewed, submit, state } = useFetcher<OpenedPayment>();
  const { revalidate, state: loading } = useRevalidator();
  const opened = renewed ?? first;
  const renew = useCallback(() => void submit(null, { method: 'post' }), [submit]);
  return { opened, ask: opened === undefined ? revalidate : renew, isIdle: state === 'idle' && loading === 'idle' };
}
