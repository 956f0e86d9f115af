import { announcementScreen } from '@rider/model/content-screens';
import type { AnnouncementSummary } from '@rider/model/site';
import { screens } from '@rider/model/screens';
import { formatDay } from '@rider/ui/date';
import { Icon } from '@rider/ui/icon';
import { Container } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { MoreLink } from '@rider/ui/section-head';
import { useIntl } from 'react-intl';
import * as styles from './route.css.ts';

/** The newest announcements in a slim row, with a link to all of them. */
export function Notices(props: { notices: readonly AnnouncementSummary[]; heading: string | undefined }) {
  const { notices, heading } = props;
  const intl = useIntl();
  const title = heading ?? intl.formatMessage({ id: 'shop.home.notices' });
  if (notices.length === 0) return null;
  return (
    <section className={styles.notices}>
      <Container className={styles.noticeRow}>
        <h2 className={styles.noticeHeading}>
          <Icon name="info" />
          {title}
        </h2>
        <ul className={styles.noticeList}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Link href={announcementScreen(notice.id)} className={styles.notice}>
                <span className={styles.noticeTitle}>{notice.title}</span>
                <time dateTime={new Date(notice.publishedAt).toISOString()} className={styles.date}>
                  {formatDay(intl, notice.publishedAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
        <MoreLink of={title} href={screens.notices} />
      </Container>
    </section>
  );
}
