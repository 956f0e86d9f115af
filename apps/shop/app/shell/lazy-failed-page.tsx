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

// Preloads the page for failures, without delaying the first visit.
if (!import.meta.env.SSR) void visitorIsActive.then(load);

/** Shown when even the error page's code cannot be loaded, because its files are gone. */
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

/** The error page; its code loads with the visitor's first activity, or when it is needed. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <Full error={error} />
    </Suspense>
  );
}
