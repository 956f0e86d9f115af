'use client';

import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import * as fieldStyles from '../field/field.css.ts';
import { labelId } from '../field/field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { Field, type FieldControl, type FieldProps } from '../field/index.ts';
import { usePlainFirst, type PlainAnswer } from '../field/plain-first.ts';
import { DateSegments } from './date-segments.tsx';
import * as styles from './date-segments.css.ts';
import { currentDate, readDay, formatDate } from './days.ts';

/** Props of a date field. All days are ISO, "2026-11-21", in props and when posted. */
export interface DateFieldProps extends FieldProps {
  /** The day, controlled; null for none. */
  value?: string | null;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | null;
  /** Called with the new value. */
  onValueChange?: (value: string | null) => void;
  /** The first and last allowed day; others show an error. */
  min?: string;
  /** Latest day, as YYYY-MM-DD. */
  max?: string;
  /** Disables it: it cannot be used or focused, and is not submitted. */
  disabled?: boolean;
  /** Makes it read-only: its value can be copied but not changed. */
  readOnly?: boolean;
  /** Today; from the clock by default. */
  today?: string;
}

/** A typed date in the order of the page's language. Without script it is a native date field. */
export function DateField(props: DateFieldProps) {
  const { label, description, hideLabel, required, name, className } = props;
  const intl = useIntl();
  const identity = useFieldIdentity(props);
  const { plain, answer } = usePlainFirst<HTMLInputElement>();
  const [own, setOwn] = useState<string | null>(null);
  const start = props.value === undefined ? props.defaultValue : props.value;
  const value = props.value === undefined ? (own ?? (answer?.value || start || null)) : props.value;
  const error = identity.error ?? limitError(value === '' ? null : value, props, intl);
  function change(next: string | null) {
    setOwn(next ?? '');
    identity.markEdited();
    props.onValueChange?.(next);
  }
  return (
    <Field
      {...{ label, description, hideLabel, required, name, className, error }}
      id={identity.id}
      component="date-field"
    >
      {(wiring) =>
        answer ? (
          <TypedDate {...props} wiring={wiring} answer={answer} day={value || null} onDay={change} />
        ) : (
          <input
            {...wiring}
            ref={plain}
            type="date"
            defaultValue={start ?? ''}
            min={props.min}
            max={props.max}
            disabled={props.disabled}
            readOnly={props.readOnly}
            className={fieldStyles.control}
          />
        )
      }
    </Field>
  );
}

/** The error of a day before the first or after the last; none otherwise. */
export function limitError(
  value: string | null | undefined,
  { min, max }: { min?: string | undefined; max?: string | undefined },
  intl: IntlShape,
): string | undefined {
  if (!value) return undefined;
  const first = readDay(min);
  const last = readDay(max);
  if (first && value < first)
    return intl.formatMessage({ id: 'ui.dateField.tooEarly' }, { day: formatDate(first, intl.locale) });
  if (last && value > last)
    return intl.formatMessage({ id: 'ui.dateField.tooLate' }, { day: formatDate(last, intl.locale) });
  return undefined;
}

interface TypedDateProps extends DateFieldProps {
  wiring: FieldControl;
  answer: PlainAnswer;
  day: string | null;
  onDay: (day: string | null) => void;
}

function TypedDate({ wiring, answer, day, onDay, ...props }: TypedDateProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const [now] = useState(() => currentDate(intl.timeZone));
  useEffect(() => {
    if (answer.focused) frame.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [answer.focused]);
  return (
    <div ref={frame} className={fieldStyles.frame} data-part="frame" data-state={stateOf(props, wiring)}>
      <div className={styles.days}>
        <DateSegments
          id={wiring.id}
          name={wiring.name}
          labelledBy={labelId(wiring.id)}
          describedBy={wiring['aria-describedby']}
          value={readDay(day)}
          onChange={onDay}
          today={readDay(props.today) ?? now}
          invalid={wiring['aria-invalid'] ?? false}
          required={wiring.required}
          disabled={props.disabled}
          readOnly={props.readOnly}
        />
      </div>
    </div>
  );
}

/** Look of the frame around date segments. */
export function stateOf(
  { disabled, readOnly }: { disabled?: boolean; readOnly?: boolean },
  wiring: FieldControl,
): string | undefined {
  return disabled ? 'disabled' : readOnly ? 'read-only' : wiring['aria-invalid'] ? 'invalid' : undefined;
}
