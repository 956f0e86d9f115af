import { ErrorPage } from '@rider/ui/error-page';
import { Page } from '@rider/ui/layout';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse } from 'react-router';
import { PageHead } from './page-head.tsx';
import '../messages/order-messages.ts';

/** How often a page whose backend was away looks whether it is back (ms). */
const RETRY_MS = 5_000;

/** The page for whatever went wrong (R2.13): not found, backend away, or a fault of ours. Nothing internal shows. */
export default function FailedPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useReloadWhenBack(status === 503);
  useReloadToSignIn(status === 401);
  const kind = kindOf(status);
  if (status === 401) return <Page aria-busy />;
  return (
    <Page width="task">
      <PageHead title={intl.formatMessage({ id: `shop.failed.${kind}` })} />
      <ErrorPage
        kind={kind === 'not-found' ? 'not-found' : 'failure'}
        {...(kind === 'unavailable' && {
          title: intl.formatMessage({ id: 'shop.failed.unavailable' }),
          note: intl.formatMessage({ id: 'shop.failed.unavailable.note' }),
        })}
        {...(kind === 'wrong-request' && { title: intl.formatMessage({ id: 'shop.failed.wrong-request' }) })}
        {...(kind === 'failed' && { note: intl.formatMessage({ id: 'shop.failed.code' }, { code: status }) })}
      />
    </Page>
  );
}

/** What a status means to a visitor. */
function kindOf(status: number): 'not-found' | 'wrong-request' | 'unavailable' | 'failed' {
  if (status === 404) return 'not-found';
  if (status === 503) return 'unavailable';
  return status >= 400 && status < 500 ? 'wrong-request' : 'failed';
}

/** Loads the page as a document, for which the server asks to sign in (R4.4). */
function useReloadToSignIn(signedOut: boolean): void {
  useEffect(() => {
    if (signedOut) window.location.reload();
  }, [signedOut]);
}

/** Loads the page again as soon as the shop answers it, so that a short outage mends itself. */
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
