import { FormattedMessage } from 'react-intl';
import * as styles from './agent-switcher.css.ts';

/** Whether somebody is there, in words and a mark; nothing where the server does not say. */
export function Presence({ online }: { online: boolean | null }) {
  if (online === null) return null;
  return (
    <span data-part="presence" data-state={online ? 'online' : 'away'} className={styles.presence}>
      <span aria-hidden className={online ? styles.online : styles.away} />
      <FormattedMessage id={online ? 'chat.presence.online' : 'chat.presence.away'} />
    </span>
  );
}
