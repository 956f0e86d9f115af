import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

const Full = lazy(() => import('./failed-page.tsx').catch(() => ({ default: Plain })));

/** What shows where not even the error page's code can be fetched: the connection is gone, or the files are. */
function Plain() {
  return (
    <main id="content">
      <h1>
        <FormattedMessage id="shop.failed.failed" />
      </h1>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          <FormattedMessage id="shop.failed.reload" />
        </button>
      </p>
    </main>
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
