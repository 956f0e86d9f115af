'use client';

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import * as styles from './opening-notice.css.ts';

const DAY_MS = 86_400_000;
/** Weekdays are unambiguous for so many days. */
const WEEK = 7;

/** Props of the notice. */
export interface OpeningNoticeProps {
  /** When agents answer again, epoch milliseconds. */
  opensAt: number;
  emailsReplies: boolean;
}

/** Says when agents answer again, on the shop's clock. */
export default function OpeningNotice({ opensAt, emailsReplies }: OpeningNoticeProps) {
  const intl = useIntl();
  const days = daysUntil(intl, opensAt);
  const day = intl.formatDate(
    opensAt,
    days < WEEK ? { weekday: 'long' } : { weekday: 'long', month: 'long', day: 'numeric' },
  );
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
  return (
    <p data-component="chat-opening-notice" className={styles.notice}>
      <FormattedMessage
        id="chat.hours.opens"
        values={{ when, day, time: intl.formatTime(opensAt), emails: emailsReplies ? 'yes' : 'no' }}
      />
    </p>
  );
}

/** Midnights of the shop between now and an instant. */
function daysUntil(intl: IntlShape, instant: number): number {
  const dayOf = (at: number) => Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: intl.timeZone }).format(at));
  return Math.round((dayOf(instant) - dayOf(Date.now())) / DAY_MS);
}
