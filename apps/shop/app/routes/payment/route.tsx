import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api/transport';
import { moneyFromDecimal } from '@rider/model/money';
import { payOrder } from '@rider/api/order';
import { isErrorNamed } from '@rider/api/error';
import { LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Page } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { redirectToProvider } from '../../balance/redirect-to-provider.ts';
import { useFreshOnReturn } from '../../balance/use-fresh-on-return.ts';
import { preload, warnOfFailure } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { cartCountQuery } from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, callBackend, requireBuyer } from '../../data/server-load.ts';
import { formOf } from '../../form/form-of.ts';
import { localized } from '../../messages/localized-path.ts';
import '../../messages/all-messages.ts';
import { BesideOrder } from '../../order/beside-order.tsx';
import { payPage } from '../../provided-payment/load.ts';
import { usePolling } from '../../provided-payment/use-polling.ts';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { loadPayment } from './load.ts';
import { PayForm, type PaymentError } from './pay-form.tsx';
import * as styles from './route.css.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  const recharge = new URL(args.request.url).searchParams.get('recharge');
  const payment = await callBackend(args, ({ api }) => loadPayment(api, number, recharge));
  // The buyer returns from the provider, or another page paid the order.
  return payment.order.paidAt === null ? payment : redirect(`${screens.order(number)}&paid=1`);
}

/** Amounts to pay are never shown from a cache, so they come from the server's loader. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [payment] = await Promise.all([serverLoader<typeof loader>(), preload(cartCountQuery).catch(warnOfFailure)]);
  return payment;
}

/** Loads again even after an error, because the balance may have changed. */
export const shouldRevalidate = () => true;

/** An amount of the form (cents); undefined for none. Throws a 400 for a value that the form cannot send. */
function amountOf(form: FormData, name: 'payIn' | 'total') {
  const decimal = String(form.get(name) ?? '');
  if (decimal === '') return undefined;
  if (!/^\d{1,8}\.\d\d$/.test(decimal)) throw data(null, { status: 400 });
  return moneyFromDecimal(decimal);
}

/**
 * Pays the order from the balance or on account, or redirects to the provider for the missing amount. Its error bypasses the form flow:
 * there are no fields to validate, and the reason is the state of the balance.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  const form = await formOf(request);
  const method = form.get('method');
  // The browser posts to that page, which opens the payment: no link and no prefetch does.
  if (method === 'stripe' || method === 'alipay' || method === 'wechat') return redirect(payPage(method, number), 307);
  const amount = amountOf(form, 'payIn');
  const total = amountOf(form, 'total');
  try {
    const payIn = amount === undefined ? undefined : { amount, returnPath: localized(locale, '/payment') };
    const step = await (method === 'invoice'
      ? payOrder(api, number, method, undefined, total)
      : payOrder(api, number, 'balance', payIn, total));
    if (step.kind === 'pay-in') return redirectToProvider(step.address, request, origin);
    return redirect(`${screens.order(number)}&paid=1`);
  } catch (error) {
    // The order is already paid, e.g. by a second press.
    if (error instanceof ApiError && isErrorNamed(error, 'order-already-paid'))
      return redirect(`${screens.order(number)}&paid=1`);
    if (error instanceof ApiError && (error.kind === 'verdict' || error.kind === 'rejected')) {
      const short = error.code === 'PAY_DEFICIENCY' && amount === undefined;
      return data<PaymentError>({ short, message: error.message }, { status: 422 });
    }
    throw asResponse(error, request, origin);
  }
}

export const clientAction = changing('order');

/** Payment of an order, with the remaining time. */
export default function PaymentScreen() {
  useFreshOnReturn();
  const intl = useIntl();
  const payment = useLoaderData<typeof loader>();
  const { order, cashier, recharge, now } = payment;
  const { number } = order;
  const error = useActionData<PaymentError>();
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  const { revalidate, state } = useRevalidator();
  usePolling(cashier !== null && !ended ? ASK_EVERY : null, revalidate, state === 'idle');
  return (
    <Page>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.payment.title' })} />
      <BesideOrder order={order}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>
              <FormattedMessage id="shop.payment.order" />
            </dt>
            <dd className={styles.datum}>{number}</dd>
          </div>
          {cashier && !ended && (
            <>
              <div>
                <dt className={styles.term}>
                  <FormattedMessage id="shop.payment.total" />
                </dt>
                <dd className={styles.total}>{formatMoney(intl, cashier.total)}</dd>
              </div>
              {/* A backend may close an order later than its time to pay ends: one that it sends as unpaid can be paid. */}
              {cashier.payBefore > now && (
                <div>
                  <dt className={styles.term}>
                    <FormattedMessage id="shop.payment.remaining" />
                  </dt>
                  <dd className={styles.datum}>
                    <Countdown until={cashier.payBefore} now={now} onEnd={end} />
                  </dd>
                </div>
              )}
            </>
          )}
        </dl>
        {recharge && !error && (
          <Banner tone={OUTCOME_TONES[recharge.state]} live>
            <FormattedMessage
              id={`shop.payment.outcome.${recharge.state}`}
              values={{ amount: formatMoney(intl, recharge.amount) }}
            />
          </Banner>
        )}
        {cashier === null || ended ? (
          <Banner tone={ended ? 'warning' : 'info'}>
            <Text>
              <FormattedMessage id={ended ? 'shop.payment.expired' : 'shop.payment.notPayable'} />
            </Text>
            <LinkButton href={screens.order(number)}>
              <FormattedMessage id="shop.payment.seeOrder" />
            </LinkButton>
          </Banner>
        ) : (
          <PayForm cashier={cashier} rejection={error} />
        )}
      </BesideOrder>
    </Page>
  );
}

/** Time between two questions whether the order was paid meanwhile, such as at the provider from which the buyer returns (ms). */
const ASK_EVERY = 15_000;

const OUTCOME_TONES = { paid: 'warning', declined: 'danger', open: 'info' } as const;
