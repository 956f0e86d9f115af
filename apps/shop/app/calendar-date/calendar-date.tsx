import { useIntl } from 'react-intl';

/** A day as R5.6 writes it: dd-MM-yyyy in English, yyyy-MM-dd in Chinese. `instant` is epoch milliseconds. */
export function CalendarDate({ instant, className }: { instant: number; className?: string }) {
  const intl = useIntl();
  const parts = intl.formatDateToParts(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return (
    <time dateTime={new Date(instant).toISOString()} className={className}>
      {intl.formatMessage({ id: 'shop.home.date' }, { day: part('day'), month: part('month'), year: part('year') })}
    </time>
  );
}
