import { FormattedMessage } from 'react-intl';
import * as styles from './agent-switcher.css.ts';

/** Shows as text and icon whether an agent is online; renders nothing if the server does not report it. */
export function Presence({
  online,
}: {
  /** Whether the agent is online; null if unknown. */
  online: boolean | null;
}) {
  if (online === null) return null;
  return (
    <span data-part="presence" data-state={online ? 'online' : 'away'} className={styles.presence}>
      <span aria-hidden className={online ? styles.online : styles.away} />
      <FormattedMessage id={online ? 'chat.presence.online' : 'chat.presence.away'} />
    </span>
  );
}
