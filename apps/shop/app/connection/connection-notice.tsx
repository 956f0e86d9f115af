import { announce } from '@rider/ui/announcer';
import { Banner } from '@rider/ui/banner';
import { useStore } from '@rider/web/store';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import { connection } from './page-connection.ts';
import { failedSending } from './failed-sending.ts';
import * as styles from './connection-notice.css.ts';

const TONES = { lost: 'warning', back: 'success' } as const;

/** Shows that the connection is lost or back, and why a form could not be sent. */
export function ConnectionNotice() {
  const intl = useIntl();
  const state = useStore(connection);
  const failed = useStore(failedSending);
  const path = useHref(useLocation().pathname);
  const said = state === 'there' ? null : intl.formatMessage({ id: `shop.connection.${state}` });
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
  const concerns = failed?.paths.includes(path) === true;
  if (!concerns && state === 'there') return null;
  return (
    <section
      ref={publishHeight}
      aria-label={intl.formatMessage({ id: 'shop.connection.region' })}
      data-part="connection"
      className={styles.edge}
    >
      {concerns && (
        <Banner tone="danger" className={styles.words}>
          {intl.formatMessage({ id: `shop.connection.${failed.failure}` })}
        </Banner>
      )}
      {!concerns && state !== 'there' && (
        <Banner tone={TONES[state]} className={styles.words}>
          {said}
        </Banner>
      )}
    </section>
  );
}

/** Publishes the banner's height to the styles while it is shown. */
function publishHeight(notice: HTMLElement | null) {
  if (!notice) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(styles.HEIGHT, `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty(styles.HEIGHT);
  };
}
