import type { SalesDay } from '@rider/api/operator';
import { formatMoney } from '@rider/ui/price';
import { money } from '@rider/model/money';
import { useIntl } from 'react-intl';
import * as styles from './sales-chart.css.ts';

/** Props of `SalesChart`. */
export interface SalesChartProps {
  days: readonly SalesDay[];
  /** The accessible name. */
  label: string;
  /** The text of a day, shown over its bar. */
  textOf: (day: SalesDay) => string;
  /** Formats an ISO date. */
  formatDay: (day: string) => string;
}

/** Share of a day's place that its bar fills. */
const FILLED = 0.8;

/** A bar per day: sales above the line, refunds below. The table beside it has the figures. */
export function SalesChart({ days, label, textOf, formatDay }: SalesChartProps) {
  const intl = useIntl();
  const most = Math.max(...days.map(({ sales }) => sales));
  // Without any amount, an empty scale.
  const above = Math.max(most, 1);
  const height = above + Math.max(...days.map(({ refunds }) => refunds));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <div>
      <p aria-hidden className={styles.scale}>
        {formatMoney(intl, money(most))}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.chart}
      >
        {days.map((day, index) => (
          <g key={day.day} className={styles.day}>
            <title>{textOf(day)}</title>
            <rect x={index} width={1} height={height} className={styles.place} />
            <rect x={index} width={FILLED} y={above - day.sales} height={day.sales} className={styles.sales} />
            <rect x={index} width={FILLED} y={above} height={day.refunds} className={styles.refunds} />
          </g>
        ))}
        <line x2={days.length} y1={above} y2={above} className={styles.line} />
      </svg>
      <p aria-hidden className={styles.ends}>
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </p>
    </div>
  );
}
