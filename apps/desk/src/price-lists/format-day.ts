import type { IntlShape } from 'react-intl';

/** Writes an ISO date. Noon in UTC is the same day in any zone of the shop. */
export function formatDay(intl: IntlShape, day: string): string {
  return intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
