import { formatMoment } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import * as styles from './list-screen.css.ts';

/** Start and end in a cell, below each other. Epoch milliseconds; null where it has none. */
export function Period({ from, until }: { from: number | null; until: number | null }) {
  const intl = useIntl();
  const line = (instant: number | null) => (instant === null ? '…' : formatMoment(intl, instant));
  return (
    <>
      <span className={styles.line}>{line(from)}</span> <span className={styles.line}>– {line(until)}</span>
    </>
  );
}
