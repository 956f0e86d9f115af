import { EmptyState } from '@rider/ui/empty-state';
import { LinkButton } from '@rider/ui/button';
import { Page } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import '../../messages/all-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { NOT_THERE_YET } from './paths.ts';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

/** Any unmatched address: planned but not built (501), or unknown (404, R2.13). */
export function loader({ params }: LoaderFunctionArgs) {
  requireAnnounced(params['*']);
  return data(null, { status: 501 });
}

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  requireAnnounced(params['*']);
  return null;
}

function requireAnnounced(path: string | undefined): void {
  if (!NOT_THERE_YET.has((path ?? '').replace(/\/$/, ''))) throw data(null, { status: 404 });
}

/** The page of all R2 routes whose screens are not built yet. */
export default function NotThereYet() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shop.notThereYet.title' });
  return (
    <Page width="task">
      <PageHead title={title} />
      <EmptyState
        title={title}
        headingLevel={1}
        actions={<LinkButton href="/">{intl.formatMessage({ id: 'shop.notThereYet.home' })}</LinkButton>}
      >
        {intl.formatMessage({ id: 'shop.notThereYet.text' })}
      </EmptyState>
    </Page>
  );
}
