'use client';

import { formatDay, formatMoment, formatTime, formatZone } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import * as styles from './message-row.css.ts';

/** What the tag takes; epoch milliseconds. */
export interface TimeTagProps {
  at: number;
  /** The time of the tag before: of another day, the day is said too. */
  before: number | null;
}

/** When the messages below were sent (R7.8), with the day where it is a new one; the first tag names the zone of them all. */
export function TimeTag({ at, before }: TimeTagProps) {
  const intl = useIntl();
  const isNewDay = before === null || formatDay(intl, before) !== formatDay(intl, at);
  const time = isNewDay ? formatMoment(intl, at) : formatTime(intl, at);
  return (
    <time data-part="time" dateTime={new Date(at).toISOString()} className={styles.time}>
      {before === null ? `${time} ${formatZone(intl)}` : time}
    </time>
  );
}
