import type { User } from '@rider/model/account';
import { Shortcut } from '@rider/ui/floating-window';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useHydrated } from '../activity/use-hydrated.ts';
import { cardOfAddress } from './card-of-address.ts';
import * as styles from './launcher.css.ts';
import { closeChat, useChatState } from './chat-state.ts';
import { shownVariant } from '../variant-address/shown-variant.ts';
import { useChatLink } from './use-chat-link.ts';
import { useUnread } from './use-unread.ts';

/** The badge shows larger counts as this number and a plus. */
const MOST = 99;

/** The link into the chat on every page: opens the full window, or for signed-in buyers with script the chat over the page. */
export function Launcher({ user }: { user: User | null }) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const { open } = useChatState();
  const unread = useUnread(user);
  const location = useLocation();
  // The chosen variant is written to the address without a navigation.
  const cardNow = () => cardOfAddress({ ...location, search: window.location.search }, shownVariant());
  const link = useChatLink(cardOfAddress(location), cardNow);
  return (
    <Shortcut
      {...link}
      {...(open && {
        onClick: (event) => {
          event.preventDefault();
          closeChat();
        },
      })}
      // With a target the link is a plain anchor and prefetches nothing.
      target="_self"
      aria-expanded={hydrated && user ? open : undefined}
      data-component="chat-launcher"
      icon="chat"
      label={intl.formatMessage({ id: 'shop.chat.launcher' })}
      badge={
        unread > 0 && (
          <>
            <span aria-hidden className={styles.badge}>
              {unread > MOST ? `${MOST}+` : unread}
            </span>{' '}
            <VisuallyHidden>{intl.formatMessage({ id: 'shop.chat.unread' }, { count: unread })}</VisuallyHidden>
          </>
        )
      }
    />
  );
}
