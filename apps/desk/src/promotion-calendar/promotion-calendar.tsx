import type { CalendarEntry, PromotionCalendar as Calendar } from '@rider/api/operator';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { Button, IconButton } from '@rider/ui/button';
import { classNames } from '@rider/ui/class-names';
import { Select } from '@rider/ui/field';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { ScrollRegion } from '@rider/ui/scroll-region';
import { Skeleton } from '@rider/ui/skeleton';
import { Heading, Text } from '@rider/ui/text';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { promotionCalendarQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { Period } from '../list/period.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PreviewAtTime } from '../preview/preview-dialog.tsx';
import { useShopDay } from '../delivery-terms/use-shop-day.ts';
import { daysOfPeriod, neighbour, periodAround, SPANS, type CalendarPeriod, type Span } from './calendar-period.ts';
import * as styles from './promotion-calendar.css.ts';

/** Promotions, coupons and banners over a week or a month. The address has the period. */
export default function PromotionCalendar() {
  const intl = useIntl();
  const text = useMessages('desk.promotionCalendar');
  const [parameters, setParameters] = useSearchParams();
  const today = useShopDay();
  const span: Span = parameters.get('span') === 'week' ? 'week' : 'month';
  const given = parameters.get('day') ?? '';
  const period = periodAround(span, /^\d{4}-\d\d-\d\d$/.test(given) && Date.parse(given) ? given : today);
  const { data, error, isLoading, refetch } = useOptionalQuery(promotionCalendarQuery(period), {
    keepPreviousData: true,
  });
  const go = (day: string, length: Span = span) => setParameters({ span: length, day }, { replace: true });
  return (
    <Container>
      <Stack gap="x4">
        <Cluster justify="between" gap="x3">
          <Heading level={2} size="title2">
            {intl.formatMessage({ id: 'desk.section.promotion-calendar' })}
          </Heading>
          <PreviewAtTime />
        </Cluster>
        <Cluster gap="x3">
          <IconButton
            icon="chevron-left"
            label={text(`before.${span}`)}
            onClick={() => go(neighbour(span, period, -1).start)}
          />
          <IconButton
            icon="chevron-right"
            label={text(`after.${span}`)}
            onClick={() => go(neighbour(span, period, 1).start)}
          />
          <Button onClick={() => go(today)}>{text('today')}</Button>
          <Select
            label={text('span')}
            hideLabel
            value={span}
            onChange={(event) => go(period.start, event.currentTarget.value as Span)}
          >
            {SPANS.map((length) => (
              <option key={length} value={length}>
                {text(`span.${length}`)}
              </option>
            ))}
          </Select>
          <Text aria-live="polite">{titleOf(intl, span, period)}</Text>
        </Cluster>
        {error && !data && (
          <Banner tone="danger">
            <ListFailed onRetry={refetch} />
          </Banner>
        )}
        {isLoading && !data && <Skeleton height="20rem" />}
        {data && <CalendarTable calendar={data} period={period} today={today} />}
      </Stack>
    </Container>
  );
}

function titleOf(intl: IntlShape, span: Span, { start, end }: CalendarPeriod): string {
  // ISO dates are midnights in UTC.
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  if (span === 'month') return intl.formatDate(dateOf(start), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return intl.formatDateTimeRange(dateOf(start), dateOf(end), { dateStyle: 'long', timeZone: 'UTC' });
}

interface CalendarTableProps {
  calendar: Calendar;
  period: CalendarPeriod;
  today: string;
}

/** A row for each entry, with its period as text and as a bar. */
function CalendarTable({ calendar, period, today }: CalendarTableProps) {
  const text = useMessages('desk.promotionCalendar');
  const { entries } = calendar;
  const title = useIntl().formatMessage({ id: 'desk.section.promotion-calendar' });
  if (entries.length === 0) return <Text tone="quiet">{text('empty')}</Text>;
  return (
    <ScrollRegion label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={classNames(styles.head, styles.nameColumn)}>
              {text('name')}
            </th>
            <th scope="col" className={classNames(styles.head, styles.periodColumn)}>
              {text('period')}
            </th>
            <td className={styles.head} aria-hidden>
              <Days period={period} today={today} />
            </td>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.kind} ${entry.id}`}>
              <th scope="row" className={styles.cell}>
                <EntryName entry={entry} />
              </th>
              <td className={styles.cell}>
                {entry.from === null && entry.until === null ? (
                  text('always')
                ) : (
                  <Period from={entry.from} until={entry.until} />
                )}
              </td>
              <td className={styles.cell} aria-hidden>
                <Bar entry={entry} calendar={calendar} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Days({ period, today }: { period: CalendarPeriod; today: string }) {
  return (
    <div className={styles.track}>
      {daysOfPeriod(period).map((day) => {
        const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
        return (
          <span
            key={day}
            className={classNames(styles.day, isWeekend && styles.weekend, day === today && styles.today)}
          >
            {Number(day.slice(8))}
          </span>
        );
      })}
    </div>
  );
}

/** The screen on which an entry is edited, which is found by its SKU or title. */
function addressOf({ kind, code, title }: CalendarEntry): string {
  const section = kind === 'coupon' ? 'coupons' : kind === 'banner' ? 'banners' : 'promotions';
  return `/${section}?search=${encodeURIComponent(code || title)}`;
}

function EntryName({ entry }: { entry: CalendarEntry }) {
  const text = useMessages('desk.promotionCalendar');
  const { kind, title, code, overlapping } = entry;
  return (
    <>
      <Link href={addressOf(entry)}>{title}</Link>
      <Text size="small" tone="quiet">
        {[text(`kind.${kind}`), code].filter(Boolean).join(' · ')}
      </Text>
      {overlapping.length > 0 && (
        <Badge tone="warning">{text('overlapping', { titles: overlapping.join(', ') })}</Badge>
      )}
    </>
  );
}

/** The part of the shown period in which an entry is active. */
function Bar({ entry, calendar }: { entry: CalendarEntry; calendar: Calendar }) {
  const { kind, from, until, overlapping } = entry;
  const length = calendar.before - calendar.from;
  const placeOf = (instant: number) => Math.min(Math.max((instant - calendar.from) / length, 0), 1);
  const start = placeOf(from ?? calendar.from);
  const end = placeOf(until ?? calendar.before);
  return (
    <div className={styles.track}>
      <span
        className={classNames(
          styles.bar,
          (kind === 'coupon' || kind === 'banner') && styles.other,
          overlapping.length > 0 && styles.overlapping,
        )}
        style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
      />
    </div>
  );
}
