'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { limitError } from '../date-field/date-field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { Field } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import type { DateRangeProps, DateRangeValue } from './date-range-props.ts';
import { PlainDays } from './plain-days.tsx';
import { RangeInput } from './range-input.tsx';

const noDays: DateRangeValue = { start: null, end: null };

/**
 * Two days, typed or chosen in a calendar, in the order of the page's language. Posts two ISO days; without script these are native
 * date fields.
 */
export function DateRange(props: DateRangeProps) {
  const { label, description, hideLabel, required, className } = props;
  const start = useFieldIdentity({ id: props.id, name: props.startName, error: props.error });
  const end = useFieldIdentity({ name: props.endName });
  const plainStart = usePlainFirst<HTMLInputElement>();
  const plainEnd = usePlainFirst<HTMLInputElement>();
  const [own, setOwn] = useState<DateRangeValue | null>(null);
  const answers = plainStart.answer && plainEnd.answer && { start: plainStart.answer, end: plainEnd.answer };
  const answered = answers && { start: answers.start.value || null, end: answers.end.value || null };
  const value = props.value ?? own ?? answered ?? props.defaultValue ?? noDays;
  const problem = useProblem(value, props);
  const error = start.error ?? end.error ?? problem;
  function change(next: DateRangeValue) {
    setOwn(next);
    start.markEdited();
    end.markEdited();
    props.onValueChange?.(next);
  }
  return (
    <Field {...{ label, description, hideLabel, required, className, error }} id={start.id} component="date-range">
      {(wiring) =>
        answers ? (
          <RangeInput {...props} wiring={wiring} endId={end.id} range={value} onRange={change} answers={answers} />
        ) : (
          <PlainDays
            {...props}
            wiring={wiring}
            endId={end.id}
            start={plainStart.plain}
            end={plainEnd.plain}
            range={value}
          />
        )
      }
    </Field>
  );
}

/** Why a range is invalid: a day outside the limits, or an end before the start. */
function useProblem(value: DateRangeValue, limits: Pick<DateRangeProps, 'min' | 'max'>): string | undefined {
  const intl = useIntl();
  const days = [value.start, value.end].map((day) => limitError(day, limits, intl));
  const turned = value.start !== null && value.end !== null && value.end < value.start;
  return days.find(Boolean) ?? (turned ? intl.formatMessage({ id: 'ui.dateRange.turned' }) : undefined);
}
