import type { IntlShape } from 'react-intl';

/** A day as R5.6 writes it: 21-11-2026 in English, 2026-11-21 in Chinese, in the page's fixed zone. `instant` is epoch ms. */
export function formatDay(intl: IntlShape, instant: number): string {
  const parts = intl.formatDateToParts(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const order = intl.locale.startsWith('zh') ? ['year', 'month', 'day'] : ['day', 'month', 'year'];
  return order.map(part).join('-');
}

/** Day and time of day, 24 hours. `instant` is epoch ms. */
export function formatMoment(intl: IntlShape, instant: number): string {
  const time = intl.formatTime(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${formatDay(intl, instant)} ${time}`;
}
