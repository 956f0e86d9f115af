import { Button } from '@rider/ui/button';
import { Page } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadedOnServer } from '../activity/lazy-part.tsx';
import { loadCode } from '../connection/page-connection.ts';
import { loadOtherMessages } from '../messages/other-messages.ts';

const load = () =>
  loadCode(async () => ({ default: (await import('./lazy-parts.ts')).FailedPage })).catch(() => ({ default: Plain }));

const Full = import.meta.env.SSR
  ? loadedOnServer(load)
  : lazy(async () => {
      const [page] = await Promise.all([load(), loadOtherMessages()]);
      return page;
    });

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

/** The error page; its code comes with the lazy parts of the frame. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <Full error={error} />
    </Suspense>
  );
}
