import { Button } from '@rider/ui/button';
import { Page } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { visitorIsActive } from '../activity/lazy-when-active.tsx';
import { loadCode } from '../connection/page-connection.ts';
import { loadActiveMessages } from '../messages/active-messages.ts';

const load = () => loadCode(() => import('./failed-page.tsx')).catch(() => ({ default: Plain }));

const Full = lazy(
  import.meta.env.SSR
    ? load
    : async () => {
        const [page] = await Promise.all([load(), loadActiveMessages()]);
        return page;
      },
);

// It is there before anything fails, and takes nothing from a first visit.
if (!import.meta.env.SSR) void visitorIsActive.then(load);

/** What shows where not even the error page's code can be fetched: its files are gone. */
function Plain() {
  return (
    <Page width="task">
      <Heading level={1}>
        <FormattedMessage id="shop.failed.failed" />
      </Heading>
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          <FormattedMessage id="shop.failed.reload" />
        </Button>
      </div>
    </Page>
  );
}

/** The page for whatever went wrong; its code comes with the visitor's first move, or when it is needed. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <Full error={error} />
    </Suspense>
  );
}
