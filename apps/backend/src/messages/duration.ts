import type { Locale } from '@rider/model/locale';

const MINUTE = 60;
const HOUR = 3600;

/** A time to wait in words: whole seconds below two minutes, minutes below two hours, else hours; never less than it is. */
export function durationText(seconds: number, locale: Locale): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * MINUTE) return written(whole, 'second', locale);
  if (whole < 2 * HOUR) return written(Math.ceil(whole / MINUTE), 'minute', locale);
  return written(Math.ceil(whole / HOUR), 'hour', locale);
}

function written(count: number, unit: 'second' | 'minute' | 'hour', locale: Locale): string {
  // The long form in English is "5 minutes", the short one "5 min"; in Chinese the short one is what people write.
  const unitDisplay = locale === 'zh-CN' ? 'short' : 'long';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);
}
