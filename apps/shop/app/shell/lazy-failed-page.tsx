import { Button } from '@rider/ui/button';
import { Page } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

const Full = lazy(() => import('./failed-page.tsx').catch(() => ({ default: Plain })));

/** What shows where not even the error page's code can be fetched: the connection is gone, or the files are. */
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

/** The page for whatever went wrong; its code comes only then. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <Full error={error} />
    </Suspense>
  );
}
