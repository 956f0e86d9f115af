import type { Locale } from '@rider/model/locale';

const MINUTE = 60;
const HOUR = 3600;

/** Formats a waiting time, rounded up: seconds below two minutes, minutes below two hours, else hours. */
export function formatDuration(seconds: number, locale: Locale): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * MINUTE) return written(whole, 'second', locale);
  if (whole < 2 * HOUR) return written(Math.ceil(whole / MINUTE), 'minute', locale);
  return written(Math.ceil(whole / HOUR), 'hour', locale);
}

function written(count: number, unit: 'second' | 'minute' | 'hour', locale: Locale): string {
  // English uses the long form, "5 minutes" instead of "5 min"; Chinese usually writes the short one.
  const unitDisplay = locale === 'zh-CN' ? 'short' : 'long';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);
}
