import type { IntlShape } from 'react-intl';
import { addDays, readDay } from '../date-field/days.ts';
import type { DateRangePreset } from './date-range-props.ts';

/** The last 7 days, the last 30, and this month up to today. `today` is ISO. */
export function standardPresets(today: string, intl: IntlShape): readonly DateRangePreset[] {
  const end = readDay(today);
  if (!end) return [];
  const days = (count: number) => ({
    label: intl.formatMessage({ id: 'ui.dateRange.lastDays' }, { count }),
    value: { start: addDays(end, 1 - count), end },
  });
  const month = {
    label: intl.formatMessage({ id: 'ui.dateRange.thisMonth' }),
    value: { start: `${end.slice(0, 7)}-01`, end },
  };
  return [days(7), days(30), month];
}
