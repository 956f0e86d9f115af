import { useIntl, type IntlShape } from 'react-intl';
import * as styles from './message-row.css.ts';

/** What the tag takes; epoch milliseconds. */
export interface TimeTagProps {
  at: number;
  /** The time of the tag before: of another day, the day is said too. */
  before: number | null;
}

/** When the messages below were sent (R7.8), with the day where it is a new one. */
export function TimeTag({ at, before }: TimeTagProps) {
  const intl = useIntl();
  const isNewDay = before === null || dayOf(intl, before) !== dayOf(intl, at);
  const time = intl.formatDate(at, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isNewDay && { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }),
  });
  return (
    <time data-part="time" dateTime={new Date(at).toISOString()} className={styles.time}>
      {time}
    </time>
  );
}

function dayOf(intl: IntlShape, at: number): string {
  return intl.formatDate(at, { year: 'numeric', month: 'numeric', day: 'numeric' });
}
