import { startOfMonth } from '@internationalized/date';
import type { IntlShape } from 'react-intl';
import { readDay } from '../date-field/days.ts';
import type { DateRangePreset } from './date-range-props.ts';

/** The last 7 days, the last 30, and this month up to today. `today` is ISO. */
export function standardPresets(today: string, intl: IntlShape): readonly DateRangePreset[] {
  const end = readDay(today);
  if (!end) return [];
  const from = (start: { toString: () => string }) => ({ start: start.toString(), end: end.toString() });
  const days = (count: number) => ({
    label: intl.formatMessage({ id: 'ui.dateRange.lastDays' }, { count }),
    value: from(end.subtract({ days: count - 1 })),
  });
  const month = { label: intl.formatMessage({ id: 'ui.dateRange.thisMonth' }), value: from(startOfMonth(end)) };
  return [days(7), days(30), month];
}
