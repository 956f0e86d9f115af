import { screens } from '@rider/model/screens';
import { Button, LinkButton } from '@rider/ui/button';
import { ErrorPage } from '@rider/ui/error-page';
import { Page } from '@rider/ui/layout';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { connectionFailureOf } from '../connection/failure.ts';
import { PageHead } from '../page-head/page-head.tsx';

/** Interval at which an error page checks whether the backend is back (ms). */
const RETRY_MS = 5_000;

/** The error page: not found, backend unavailable or slow, or our own fault. It shows no internals. */
export function FailedPage({ error }: { error: unknown }) {
  const intl = useIntl();
  // A backend may delete an order that is cancelled, or not paid in time, while its page is open.
  const namesOrder = new URLSearchParams(useLocation().search).has('orderId');
  const status = statusOf(error);
  useReloadWhenBack(status === 503);
  useReloadToSignIn(status === 401);
  const kind = isNotOffered(error) ? 'not-offered' : kindOf(status);
  if (status === 401) return <Page aria-busy />;
  return (
    <Page width="task">
      <PageHead title={intl.formatMessage({ id: `shop.failed.${kind}` })} />
      <ErrorPage
        kind={kind === 'not-found' ? 'not-found' : 'failure'}
        {...((kind === 'unavailable' || kind === 'slow') && {
          title: intl.formatMessage({ id: `shop.failed.${kind}` }),
          note: intl.formatMessage({ id: `shop.failed.${kind}.note` }),
          actions: (
            <Button onClick={() => window.location.reload()}>{intl.formatMessage({ id: 'shop.failed.reload' })}</Button>
          ),
        })}
        {...(kind === 'not-found' &&
          namesOrder && {
            note: intl.formatMessage({ id: 'shop.failed.not-found.order' }),
            actions: (
              <LinkButton href={screens.orders}>{intl.formatMessage({ id: 'shop.checkout.toOrders' })}</LinkButton>
            ),
          })}
        {...(kind === 'not-offered' && {
          title: intl.formatMessage({ id: 'shop.failed.not-offered' }),
          note: intl.formatMessage({ id: 'shop.failed.not-offered.note' }),
        })}
        {...(kind === 'wrong-request' && { title: intl.formatMessage({ id: 'shop.failed.wrong-request' }) })}
        {...(kind === 'failed' && { note: intl.formatMessage({ id: 'shop.failed.code' }, { code: status }) })}
      />
    </Page>
  );
}

/** The HTTP status of a failure; an aborted call counts as a gateway timeout. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return connectionFailureOf(error) === 'slow' ? 504 : 500;
}

/** Whether the backend does not have what the page needs. */
function isNotOffered(error: unknown): boolean {
  return (
    isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null && 'notOffered' in error.data
  );
}

/** Groups statuses by their meaning to a visitor. */
function kindOf(status: number): 'not-found' | 'wrong-request' | 'unavailable' | 'slow' | 'failed' {
  if (status === 404) return 'not-found';
  if (status === 503) return 'unavailable';
  if (status === 504) return 'slow';
  return status >= 400 && status < 500 ? 'wrong-request' : 'failed';
}

/** Reloads the page as a document, for which the server redirects to sign-in. */
function useReloadToSignIn(signedOut: boolean): void {
  useEffect(() => {
    if (signedOut) window.location.reload();
  }, [signedOut]);
}

/** Reloads the page once the shop answers it, so that it recovers from short outages. */
function useReloadWhenBack(away: boolean): void {
  useEffect(() => {
    if (!away) return undefined;
    const timer = setInterval(() => {
      fetch(window.location.href, { method: 'HEAD' }).then(
        (response) => response.ok && window.location.reload(),
        (reason: unknown) => console.warn('Still away.', reason),
      );
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [away]);
}
