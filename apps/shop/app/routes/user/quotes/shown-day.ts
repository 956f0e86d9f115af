import { formatDay } from '@rider/ui/date';
import type { IntlShape } from 'react-intl';

/** An ISO day of the shop, in the reader's language; a dash for none. */
export function shownDay(intl: IntlShape, day: string | null): string {
  // Noon of a day in UTC is the same day on the shop's clock.
  return day ? formatDay(intl, Date.parse(`${day}T12:00:00Z`)) : '–';
}
