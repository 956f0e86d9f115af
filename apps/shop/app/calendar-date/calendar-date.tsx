import { useIntl, type IntlShape } from 'react-intl';

/** A day as R5.6 writes it: dd-MM-yyyy in English, yyyy-MM-dd in Chinese. `instant` is epoch milliseconds. */
export function calendarDate(intl: IntlShape, instant: number): string {
  const parts = intl.formatDateToParts(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return intl.formatMessage({ id: 'shop.home.date' }, { day: part('day'), month: part('month'), year: part('year') });
}

/** A day in the page, readable by machines too. */
export function CalendarDate({ instant, className }: { instant: number; className?: string }) {
  return (
    <time dateTime={new Date(instant).toISOString()} className={className}>
      {calendarDate(useIntl(), instant)}
    </time>
  );
}
