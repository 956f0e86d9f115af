'use client';

import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { dayLocale, gregorian } from './days.ts';
import * as styles from './date-segments.css.ts';

/** Props of one date, typed in segments. */
interface DateSegmentsProps {
  /** Focuses the first segment. */
  id: string;
  /** Name of the posted ISO day; an incomplete day posts nothing. */
  name?: string | undefined;
  /** Accessible name, e.g. "Start date". */
  label?: string;
  /** Id of the labelling element. */
  labelledBy?: string;
  describedBy?: string | undefined;
  value: CalendarDate | null;
  onChange: (value: CalendarDate | null) => void;
  /** Where stepping starts in an empty field. */
  today: CalendarDate;
  invalid: boolean;
  required: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * Day, month and year as spin buttons in the language's order. Render it in an `I18nProvider` of `dayLocale`.
 */
export function DateSegments(props: DateSegmentsProps) {
  const intl = useIntl();
  const group = useRef<HTMLDivElement>(null);
  const options = {
    value: props.value,
    onChange: props.onChange,
    placeholderValue: props.today,
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    isInvalid: props.invalid,
    isRequired: props.required,
    isDisabled: props.disabled ?? false,
    isReadOnly: props.readOnly ?? false,
    ...(props.label !== undefined && { 'aria-label': props.label }),
    ...(props.labelledBy !== undefined && { 'aria-labelledby': props.labelledBy }),
    ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
  };
  const state = useDateFieldState<CalendarDate>({
    ...options,
    locale: dayLocale(intl.locale),
    createCalendar: gregorian,
  });
  const { fieldProps } = useDateField({ ...options, id: props.id }, state, group);
  const isWhole = state.segments.every((segment) => !segment.isPlaceholder);
  return (
    <div
      {...fieldProps}
      ref={group}
      tabIndex={-1}
      onFocus={(event) => {
        // The error summary focuses this element; typing needs a segment.
        if (event.target === event.currentTarget)
          event.currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
      }}
      className={styles.day}
      data-part="date"
    >
      {state.segments.map((segment, index) => (
        <Segment key={`${segment.type}${index}`} segment={segment} state={state} />
      ))}
      {props.name !== undefined && (
        <input
          type="hidden"
          name={props.name}
          value={(isWhole && props.value?.toString()) || ''}
          disabled={props.disabled}
        />
      )}
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const part = useRef<HTMLDivElement>(null);
  const { segmentProps } = useDateSegment(segment, state, part);
  if (segment.type === 'literal') return <span aria-hidden>{segment.text.replace('/', '-')}</span>;
  return (
    <div
      {...segmentProps}
      ref={part}
      className={styles.segment}
      data-part={segment.type}
      data-state={segment.isPlaceholder ? 'empty' : undefined}
    >
      {segment.isPlaceholder ? segment.placeholder : segment.text}
    </div>
  );
}
