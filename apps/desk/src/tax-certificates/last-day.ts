import { formatDay } from '@rider/ui/date';
import type { IntlShape } from 'react-intl';

/** The last day of a certificate, `2027-12-31`, in words. */
export function formatLastDay(intl: IntlShape, lastDay: string): string {
  // Noon of a day in UTC is the same day on the shop's clock.
  return formatDay(intl, Date.parse(`${lastDay}T12:00:00Z`));
}
