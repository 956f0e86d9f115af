import type { IntlShape } from 'react-intl';

/**
 * Formats a date (epoch ms) in the page's time zone: 21-11-2026 in English, 2026-11-21 in Chinese, or by the provider's `formats.date.day`.
 */
export function formatDay(intl: IntlShape, instant: number): string {
  const own = intl.formats?.date?.['day'];
  if (own) return intl.formatDate(instant, own);
  const parts = intl.formatDateToParts(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const order = intl.locale.startsWith('zh') ? ['year', 'month', 'day'] : ['day', 'month', 'year'];
  return order.map(part).join('-');
}

/** Formats a time (epoch ms) in the page's time zone, 24 hours, or by the provider's `formats.time.minute`. */
export function formatTime(intl: IntlShape, instant: number): string {
  const own = intl.formats?.time?.['minute'];
  return intl.formatTime(instant, own ?? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Formats date and time. `instant` is epoch ms. */
export function formatMoment(intl: IntlShape, instant: number): string {
  return `${formatDay(intl, instant)} ${formatTime(intl, instant)}`;
}

/** Returns the name of the page's time zone, such as "Pacific Time"; shown once, for users in another one. */
export function formatZone(intl: IntlShape): string {
  const parts = intl.formatDateToParts(0, { timeZoneName: 'longGeneric' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? intl.timeZone ?? '';
}
