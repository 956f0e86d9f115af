import { EmptyState } from '@rider/ui/empty-state';
import { LinkButton } from '@rider/ui/button';
import { useIntl } from 'react-intl';
import { data } from 'react-router';
import { PageHead } from '../../shell/page-head.tsx';

/** Says in the status too that the screen is announced but not built. */
export function loader() {
  return data(null, { status: 501 });
}

export const clientLoader = () => null;

/** The one page of all routes of R2 whose screens are still to come. */
export default function NotThereYet() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shop.notThereYet.title' });
  return (
    <main id="content">
      <PageHead title={title} />
      <EmptyState
        title={title}
        level={1}
        actions={<LinkButton href="/">{intl.formatMessage({ id: 'shop.notThereYet.home' })}</LinkButton>}
      >
        {intl.formatMessage({ id: 'shop.notThereYet.text' })}
      </EmptyState>
    </main>
  );
}
