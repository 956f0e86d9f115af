'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { addDays, addMonths, daysIn, isYearFirst, readDay, startOf } from '../date-field/days.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './date-range.css.ts';
import type { DateRangeValue } from './date-range-props.ts';

interface RangeCalendarProps {
  range: DateRangeValue;
  min: string | null;
  max: string | null;
  today: string;
  onChoose: (range: DateRangeValue) => void;
}

interface Days {
  start: string;
  end: string;
}

const ordered = (one: string, other: string): Days =>
  one <= other ? { start: one, end: other } : { start: other, end: one };

/** A month in which the first and then the last day is chosen, as the ARIA pattern "date picker dialog" has it. */
export function RangeCalendar({ range, min, max, today, onChoose }: RangeCalendarProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [start, end] = [readDay(range.start), readDay(range.end)];
  const within = (day: string) => (min !== null && day < min ? min : max !== null && day > max ? max : day);
  const [active, setActive] = useState(() => within(start ?? end ?? today));
  const [first, setFirst] = useState<string | null>(null);
  const month = active.slice(0, 7);
  // Focuses the active day at first, and when a key moved it.
  const isMoved = useRef(true);
  useEffect(() => {
    if (isMoved.current) box.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const chosen =
    first !== null ? ordered(first, active) : start !== null && end !== null && start <= end ? { start, end } : null;
  function move(day: string) {
    setActive(within(day));
    isMoved.current = true;
  }
  function choose(day: string) {
    if (within(day) !== day) return;
    setActive(day);
    if (first === null) setFirst(day);
    else onChoose(ordered(first, day));
  }
  return (
    <div ref={box} className={styles.calendar} data-part="calendar">
      <div className={styles.head}>
        <MonthButton
          isNext={false}
          disabled={within(addDays(`${month}-01`, -1)) > addDays(`${month}-01`, -1)}
          onClick={() => setActive(within(addMonths(active, -1)))}
        />
        <span className={styles.month} aria-live="polite">
          {intl.formatDate(startOf(active), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </span>
        <MonthButton
          isNext
          disabled={within(addMonths(`${month}-01`, 1)) < addMonths(`${month}-01`, 1)}
          onClick={() => setActive(within(addMonths(active, 1)))}
        />
      </div>
      <Month
        {...{ active, chosen, today, within }}
        onMove={move}
        onChoose={choose}
        onPoint={(day) => first !== null && setActive(within(day))}
      />
    </div>
  );
}

function MonthButton({ isNext, disabled, onClick }: { isNext: boolean; disabled: boolean; onClick: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: isNext ? 'ui.dateRange.nextMonth' : 'ui.dateRange.previousMonth' })}
      disabled={disabled}
      onClick={onClick}
      className={fieldStyles.frameButton}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}

interface MonthProps {
  active: string;
  chosen: Days | null;
  today: string;
  /** The nearest day within the limits. */
  within: (day: string) => string;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
  onPoint: (day: string) => void;
}

function Month(props: MonthProps) {
  const { active, onMove } = props;
  const intl = useIntl();
  // Weeks start by the region's habit, independent of the date's order.
  const firstWeekday = isYearFirst(intl.locale) ? 1 : 0;
  const start = `${active.slice(0, 7)}-01`;
  const before = placeInWeek(start, firstWeekday);
  const [year = 0, month = 1] = active.split('-').map(Number);
  const weeks = Math.ceil((before + daysIn(year, month)) / 7);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const place = placeInWeek(active, firstWeekday);
    const moved: Record<string, () => string> = {
      ArrowLeft: () => addDays(active, -forward),
      ArrowRight: () => addDays(active, forward),
      ArrowUp: () => addDays(active, -7),
      ArrowDown: () => addDays(active, 7),
      PageUp: () => addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(active, event.shiftKey ? 12 : 1),
      Home: () => addDays(active, -place),
      End: () => addDays(active, 6 - place),
    };
    const next = moved[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next());
  }
  const grid = { role: 'grid', 'aria-label': intl.formatMessage({ id: 'ui.dateRange.calendar' }), onKeyDown };
  return (
    <table {...grid} className={styles.grid}>
      <thead aria-hidden>
        <tr>
          {Array.from({ length: 7 }, (_, place) => (
            <th key={place} className={styles.weekday}>
              {intl.formatDate(startOf(addDays(start, place - before)), { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: 7 }, (__, place) => {
              const day = addDays(start, week * 7 + place - before);
              return day.slice(0, 7) === start.slice(0, 7) ? (
                <Day key={day} day={day} {...props} />
              ) : (
                <td key={day} aria-hidden />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Days since the start of the week. */
function placeInWeek(day: string, firstWeekday: number): number {
  return (new Date(startOf(day)).getUTCDay() - firstWeekday + 7) % 7;
}

function Day({ day, active, chosen, today, within, onChoose, onPoint }: MonthProps & { day: string }) {
  const intl = useIntl();
  const isChosen = chosen !== null && day >= chosen.start && day <= chosen.end;
  const isDisabled = within(day) !== day;
  const marks = [
    isChosen && 'chosen',
    day === chosen?.start && 'start',
    day === chosen?.end && 'end',
    day === today && 'today',
    isDisabled && 'disabled',
  ];
  return (
    <td aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        tabIndex={day === active ? 0 : -1}
        aria-label={intl.formatDate(startOf(day), { dateStyle: 'full', timeZone: 'UTC' })}
        aria-disabled={isDisabled || undefined}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onChoose(day)}
        onPointerEnter={() => onPoint(day)}
        className={styles.date}
        data-state={marks.filter(Boolean).join(' ') || undefined}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
