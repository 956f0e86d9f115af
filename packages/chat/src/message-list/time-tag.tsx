'use client';

import { formatDay, formatMoment, formatTime, formatZone } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import * as styles from './message-row.css.ts';

/** Props of the tag; epoch milliseconds. */
interface TimeTagProps {
  at: number;
  /** The previous tag: if its day differs, the day is shown too. */
  before: number | null;
}

/** The time of the messages below, with the day when it changes; the first tag names the time zone. */
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
