'use client';

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { stateOf } from '../date-field/date-field.tsx';
import { DateSegments } from '../date-field/date-segments.tsx';
import * as dayStyles from '../date-field/date-segments.css.ts';
import { currentDate, readDay, formatDate } from '../date-field/days.ts';
import * as fieldStyles from '../field/field.css.ts';
import { labelId } from '../field/field.tsx';
import type { FieldControl } from '../field/index.ts';
import type { PlainAnswer } from '../field/plain-first.ts';
import { Icon } from '../icon/index.ts';
import { AnchoredPopover } from '../popover/anchored-popover.tsx';
import { CalendarIcon } from './calendar-icon.tsx';
import * as styles from './date-range.css.ts';
import type { DateRangeProps, DateRangeValue } from './date-range-props.ts';
import { standardPresets } from './presets.ts';
import { RangeCalendar } from './range-calendar.tsx';

interface RangeInputProps extends DateRangeProps {
  wiring: FieldControl;
  endId: string;
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  answers: { start: PlainAnswer; end: PlainAnswer };
}

/** Both days, their buttons and the calendar, after hydration. */
export function RangeInput(props: RangeInputProps) {
  const { wiring, range, onRange, answers, disabled = false, readOnly = false } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [now] = useState(() => currentDate(intl.timeZone));
  const today = readDay(props.today) ?? now;
  const focused = answers.start.focused ? 0 : answers.end.focused ? 1 : undefined;
  useEffect(() => {
    if (focused !== undefined)
      frame.current?.querySelectorAll<HTMLElement>('[data-part="date"]')[focused]?.querySelector('input')?.focus();
  }, [focused]);
  function choose(next: DateRangeValue) {
    setOpen(false);
    onRange(next);
    const days = [next.start, next.end].map((day) => formatDate(readDay(day) ?? today, intl.locale));
    announce(intl.formatMessage({ id: 'ui.dateRange.chosen' }, { start: days[0], end: days[1] }));
  }
  return (
    <>
      <div
        ref={frame}
        role="group"
        aria-labelledby={labelId(wiring.id)}
        className={fieldStyles.frame}
        data-part="frame"
        data-state={stateOf({ disabled, readOnly }, wiring)}
      >
        <Days {...props} today={today} />
        {(range.start || range.end) && !disabled && !readOnly && (
          <button
            type="button"
            aria-label={intl.formatMessage({ id: 'ui.dateRange.clear' })}
            onClick={() => {
              onRange({ start: null, end: null });
              document.getElementById(wiring.id)?.focus();
            }}
            className={fieldStyles.frameButton}
          >
            <Icon name="close" size="small" />
          </button>
        )}
        <button
          ref={opener}
          type="button"
          aria-label={intl.formatMessage({ id: 'ui.dateRange.open' })}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled || readOnly}
          onClick={() => setOpen(!open)}
          className={fieldStyles.frameButton}
        >
          <CalendarIcon />
        </button>
      </div>
      <AnchoredPopover
        anchor={frame}
        opener={opener}
        open={open}
        onOpenChange={setOpen}
        label={intl.formatMessage({ id: 'ui.dateRange.calendar' })}
      >
        <Presets presets={props.presets ?? standardPresets(today, intl)} onChoose={choose} />
        <RangeCalendar
          range={range}
          min={readDay(props.min)}
          max={readDay(props.max)}
          today={today}
          onChoose={choose}
        />
      </AnchoredPopover>
    </>
  );
}

function Days({ wiring, endId, range, onRange, today, ...props }: Omit<RangeInputProps, 'today'> & { today: string }) {
  const intl = useIntl();
  const common = {
    describedBy: wiring['aria-describedby'],
    today,
    invalid: wiring['aria-invalid'] ?? false,
    required: wiring.required,
    disabled: props.disabled,
    readOnly: props.readOnly,
  };
  return (
    <div className={dayStyles.days}>
      <DateSegments
        {...common}
        id={wiring.id}
        name={props.startName}
        label={intl.formatMessage({ id: 'ui.dateRange.start' })}
        value={readDay(range.start)}
        onChange={(day) => onRange({ ...range, start: day })}
      />
      <span aria-hidden className={styles.dash}>
        –
      </span>
      <DateSegments
        {...common}
        id={endId}
        name={props.endName}
        label={intl.formatMessage({ id: 'ui.dateRange.end' })}
        value={readDay(range.end)}
        onChange={(day) => onRange({ ...range, end: day })}
      />
    </div>
  );
}

interface PresetsProps {
  presets: NonNullable<DateRangeProps['presets']>;
  onChoose: (value: DateRangeValue) => void;
}

function Presets({ presets, onChoose }: PresetsProps) {
  if (presets.length === 0) return null;
  return (
    <ul className={styles.presets} data-part="presets">
      {presets.map((preset) => (
        <li key={preset.label}>
          <Button size="small" onClick={() => onChoose(preset.value)}>
            {preset.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
