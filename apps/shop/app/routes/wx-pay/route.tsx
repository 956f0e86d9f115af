import { paymentScreen } from '@rider/model/order-screens';
import type { ScannedPayment } from '@rider/model/order';
import { screens, withQuery } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { Countdown } from '@rider/ui/countdown';
import { Page } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Notice } from '@rider/ui/notice';
import { formatMoney } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../data/order-number.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, requireBuyer } from '../../data/server-load.ts';
import { localized } from '../../messages/language.ts';
import '../../messages/all-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { loadScan, type ScanPage } from './load.ts';
import * as styles from './route.css.ts';
import { usePolling } from './use-polling.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const { request, context } = args;
  const { api, locale, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  try {
    const page = await loadScan(api, number, localized(locale, '/payment'));
    if (page === 'paid') return redirect(`${screens.order(number)}&paid=1`);
    return atSandbox(page, request, origin);
  } catch (error) {
    throw asResponse(error, request, origin);
  }
}

/** The page with the sandbox's absolute address: the router would put its basename, the language, before a local one. */
function atSandbox(page: ScanPage, request: Request, origin: string): ScanPage {
  if (page.scan === null || page.scan.sandboxPage === null) return page;
  const there = new URL(page.scan.sandboxPage, request.url);
  there.protocol = new URL(origin).protocol;
  return { ...page, scan: { ...page.scan, sandboxPage: there.href } };
}

/** Whether a payment arrived is never told from a cache. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** Payment by a QR code of WeChat Pay, which asks by itself until it is paid (R2.7). */
export default function WechatPaymentScreen() {
  const intl = useIntl();
  const { number, total, scan, refusal, now } = useLoaderData<typeof loader>();
  const [ended, setEnded] = useState(scan !== null && scan.payBefore <= now);
  const end = useCallback(() => setEnded(true), []);
  usePolling(scan !== null && !ended);
  const title = intl.formatMessage({ id: 'shop.wechatPayment.title' });
  return (
    <Page width="task" className={styles.page}>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <Text>
        <FormattedMessage
          id="shop.wechatPayment.due"
          values={{ number, total: <strong>{formatMoney(intl, total)}</strong> }}
        />
      </Text>
      {scan === null || ended ? (
        <Notice tone="warning">
          {refusal || <FormattedMessage id={ended ? 'shop.payment.expired' : 'shop.payment.notPayable'} />}
        </Notice>
      ) : (
        <Code scan={scan} number={number} now={now} onEnd={end} />
      )}
      <div className={styles.ways}>
        {refusal && !ended && (
          <LinkButton href={withQuery('/wxPay', { orderId: number })} variant="primary">
            <FormattedMessage id="shop.wechatPayment.again" />
          </LinkButton>
        )}
        <LinkButton href={ended ? screens.order(number) : paymentScreen(number)}>
          <FormattedMessage id={ended ? 'shop.payment.seeOrder' : 'shop.wechatPayment.otherMethod'} />
        </LinkButton>
      </div>
    </Page>
  );
}

interface CodeProps {
  scan: ScannedPayment;
  number: string;
  now: number;
  onEnd: () => void;
}

/** The code, the time that is left, and how the page goes on. */
function Code({ scan, number, now, onEnd }: CodeProps) {
  const intl = useIntl();
  return (
    <>
      {scan.sandboxPage !== null && (
        <Notice tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.wechatPayment.sandbox" />{' '}
          <Link href={scan.sandboxPage} target="_self">
            <FormattedMessage id="shop.wechatPayment.sandboxPage" />
          </Link>
        </Notice>
      )}
      <img
        className={styles.code}
        src={scan.picture}
        alt={intl.formatMessage({ id: 'shop.wechatPayment.code' })}
        width="256"
        height="256"
      />
      <Text>
        <FormattedMessage id="shop.wechatPayment.scan" />
      </Text>
      <Text>
        <FormattedMessage id="shop.payment.remaining" /> <Countdown until={scan.payBefore} now={now} onEnd={onEnd} />
      </Text>
      <noscript>
        <LinkButton href={withQuery('/wxPay', { orderId: number })}>
          <FormattedMessage id="shop.wechatPayment.check" />
        </LinkButton>
      </noscript>
    </>
  );
}
