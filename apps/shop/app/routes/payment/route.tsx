import { ApiError } from '@rider/api';
import { payOrder, type PaymentMethod } from '@rider/api/order';
import { Button, LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Page } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { PaymentMethodPicker } from '@rider/ui/payment-method-picker';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { orderNumberOf } from '../../data/order-number.ts';
import { formOf } from '../../form/form-of.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { cashierQuery, orderQuery } from '../../data/order-queries.ts';
import { cartCountQuery } from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import '../../messages/order-messages.ts';
import * as styles from './route.css.ts';

const METHODS: readonly PaymentMethod[] = ['balance', 'wechat', 'alipay', 'stripe'];

function detailPath(number: string): string {
  return `/order_detail?orderId=${encodeURIComponent(number)}`;
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  const loaded = await loadOnServer(args, [cashierQuery(number), orderQuery(number)]);
  return { ...loaded, number, now: Date.now() };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const number = orderNumberOf(request);
  // Placing the order has emptied the cart's lines, so the header's count is asked for again too.
  forget('cashier', 'order', 'cart', 'cart-count');
  const queries = [cashierQuery(number), orderQuery(number), cartCountQuery];
  return { ...(await loadInBrowser(queries)), number, now: Date.now() };
}

/** Pays the order. A second click finds it paid and only goes on to the order. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  const wished = String((await formOf(request)).get('method') ?? '');
  const method = METHODS.find((known) => known === wished) ?? 'balance';
  try {
    await payOrder(api, number, method);
    return redirect(`${detailPath(number)}&paid=1`);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'verdict') {
      return data({ code: error.code, message: error.message }, { status: 422 });
    }
    if (error instanceof ApiError && error.kind === 'refused') {
      return data({ code: error.code, message: error.message }, { status: 422 });
    }
    throw asResponse(error, request, origin);
  }
}

/** Choice of the way to pay, with the time that remains (R1.6, R2.7). */
export default function Payment() {
  const intl = useIntl();
  const { number, now } = useLoaderData<typeof loader>();
  const cashier = useQuery(cashierQuery(number));
  const order = useQuery(orderQuery(number));
  const refusal = useActionData<typeof action>();
  const pending = useNavigation().state !== 'idle';
  const payable = order.state === 'pending-payment';
  const [ended, setEnded] = useState(payable && cashier.payBefore <= now);
  const end = useCallback(() => setEnded(true), []);
  const title = intl.formatMessage({ id: 'shop.payment.title' });
  return (
    <Page width="task" className={styles.page}>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>
            <FormattedMessage id="shop.payment.order" />
          </dt>
          <dd className={styles.datum}>{number}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <FormattedMessage id="shop.payment.total" />
          </dt>
          <dd className={styles.total}>{formatMoney(intl, cashier.total)}</dd>
        </div>
        {payable && !ended && (
          <div>
            <dt className={styles.term}>
              <FormattedMessage id="shop.payment.remaining" />
            </dt>
            <dd className={styles.datum}>
              <Countdown until={cashier.payBefore} now={now} onEnd={end} />
            </dd>
          </div>
        )}
      </dl>
      {!payable || ended ? (
        <Notice tone={payable ? 'warning' : 'info'}>
          <Text>
            <FormattedMessage id={ended ? 'shop.payment.expired' : 'shop.payment.notPayable'} />
          </Text>
          <LinkButton href={detailPath(number)}>
            <FormattedMessage id="shop.payment.seeOrder" />
          </LinkButton>
        </Notice>
      ) : (
        <Form method="post" className={styles.form}>
          {refusal && (
            <Notice tone="error">
              {refusal.code === 'PAY_DEFICIENCY' ? (
                <FormattedMessage
                  id="shop.payment.insufficient"
                  values={{ balance: formatMoney(intl, cashier.balance), total: formatMoney(intl, cashier.total) }}
                />
              ) : (
                refusal.message
              )}
            </Notice>
          )}
          <PaymentMethodPicker methods={cashier.methods} balance={cashier.balance} total={cashier.total} />
          <Button type="submit" variant="primary" pending={pending} className={styles.pay}>
            <FormattedMessage id="shop.payment.pay" values={{ total: formatMoney(intl, cashier.total) }} />
          </Button>
        </Form>
      )}
    </Page>
  );
}
