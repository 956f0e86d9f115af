import { screens } from '@rider/model/screens';
import { Announcer } from '@rider/ui/announcer';
import { Link } from '@rider/ui/link';
import { Toasts } from '@rider/ui/toast';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { cardOfAddress } from '../../chat/card-of-address.ts';
import { loadCode } from '../../connection/page-connection.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { userQuery } from '../../data/queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { useHydrated } from '../../activity/use-hydrated.ts';
import * as styles from './route.css.ts';

const FullWindow = lazy(() => loadCode(() => import('./full-window.tsx')));

/** The chat alone, without header and footer. */
export const handle = { bare: true };

export const loader = buyerLoader([userQuery]);

export const clientLoader = browserLoader([userQuery]);

/** The full chat window, with the subject that the address names. */
export default function AppChat() {
  const intl = useIntl();
  const { id } = useQuery(userQuery);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const location = useLocation();
  const title = intl.formatMessage({ id: 'shop.chat.title' });
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <noscript>
        <p className={styles.note}>
          {intl.formatMessage({ id: 'shop.chat.needsScript' })}{' '}
          <Link href={screens.contact}>{intl.formatMessage({ id: 'shop.chat.contact' })}</Link>
        </p>
      </noscript>
      {hydrated && (
        <Suspense fallback={null}>
          <FullWindow
            person={id}
            card={cardOfAddress(location)}
            agentUid={/[?&]agent=(\d+)/.exec(location.search)?.[1]}
            onClose={() => void navigate('/')}
          />
        </Suspense>
      )}
      <Toasts />
      <Announcer />
    </main>
  );
}
