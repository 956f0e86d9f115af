'use client';

import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useCalendarCell, useCalendarGrid, useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { dayLocale, gregorian, readDay } from '../date-field/days.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './date-range.css.ts';
import type { DateRangeValue } from './date-range-props.ts';

interface RangeCalendarProps {
  range: DateRangeValue;
  min: CalendarDate | null;
  max: CalendarDate | null;
  today: CalendarDate;
  onChoose: (range: DateRangeValue) => void;
}

/** A month in which the first and then the last day is chosen. */
export function RangeCalendar({ range, min, max, today, onChoose }: RangeCalendarProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const start = readDay(range.start);
  const end = readDay(range.end);
  const isRange = start !== null && end !== null && start.compare(end) <= 0;
  const options = {
    value: isRange ? { start, end } : null,
    onChange: (chosen: { start: CalendarDate; end: CalendarDate }) =>
      onChoose({ start: chosen.start.toString(), end: chosen.end.toString() }),
    minValue: min,
    maxValue: max,
    // Weeks start by the region's habit, independent of the date's order.
    firstDayOfWeek: intl.locale.startsWith('zh') ? ('mon' as const) : ('sun' as const),
    defaultFocusedValue: start ?? end ?? today,
    autoFocus: true,
    'aria-label': intl.formatMessage({ id: 'ui.dateRange.calendar' }),
  };
  const state = useRangeCalendarState<CalendarDate>({
    ...options,
    locale: dayLocale(intl.locale),
    createCalendar: gregorian,
  });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useRangeCalendar(options, state, box);
  return (
    <div {...calendarProps} ref={box} className={styles.calendar} data-part="calendar">
      <div className={styles.head}>
        <MonthButton icon="chevron-left" ariaProps={prevButtonProps} />
        <span className={styles.month}>{title}</span>
        <MonthButton icon="chevron-right" ariaProps={nextButtonProps} />
      </div>
      <Month state={state} today={today} firstDayOfWeek={options.firstDayOfWeek} />
    </div>
  );
}

function MonthButton({ icon, ariaProps }: { icon: 'chevron-left' | 'chevron-right'; ariaProps: AriaButtonProps }) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(ariaProps, button);
  return (
    <button {...buttonProps} ref={button} className={fieldStyles.frameButton}>
      <Icon name={icon} />
    </button>
  );
}

interface MonthProps {
  state: RangeCalendarState<CalendarDate>;
  today: CalendarDate;
  firstDayOfWeek: 'sun' | 'mon';
}

function Month({ state, today, firstDayOfWeek }: MonthProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { firstDayOfWeek, weekdayStyle: 'short' },
    state,
  );
  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} className={styles.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date) => date && <Day key={date.toString()} {...{ date, state, today }} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  date,
  state,
  today,
}: {
  date: CalendarDate;
  state: RangeCalendarState<CalendarDate>;
  today: CalendarDate;
}) {
  const button = useRef<HTMLSpanElement>(null);
  const cell = useCalendarCell({ date }, state, button);
  const { highlightedRange } = state;
  const marks = [
    cell.isSelected && 'chosen',
    highlightedRange && isSameDay(date, highlightedRange.start) && 'start',
    highlightedRange && isSameDay(date, highlightedRange.end) && 'end',
    isSameDay(date, today) && 'today',
    cell.isDisabled && 'disabled',
  ];
  return (
    <td {...cell.cellProps} className={styles.cell}>
      <span
        {...cell.buttonProps}
        ref={button}
        hidden={cell.isOutsideVisibleRange}
        className={styles.date}
        data-state={marks.filter(Boolean).join(' ') || undefined}
      >
        {cell.formattedDate}
      </span>
    </td>
  );
}
