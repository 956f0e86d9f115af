'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './date-segments.css.ts';
import { dayIn, daysIn, isYearFirst } from './days.ts';

/** Props of one date, typed in segments. */
interface DateSegmentsProps {
  /** Id of the first segment. */
  id: string;
  /** Name of the posted ISO day; an incomplete day posts nothing. */
  name?: string | undefined;
  /** Accessible name, e.g. "Start date". */
  label?: string;
  /** Id of the labelling element. */
  labelledBy?: string;
  describedBy?: string | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Where stepping starts in an empty field. */
  today: string;
  invalid: boolean;
  required: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

type Part = 'day' | 'month' | 'year';
type Parts = Readonly<Record<Part, number | null>>;

const lengths: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };

function partsOf(day: string | null): Parts {
  const [year = null, month = null, date = null] = day?.split('-').map(Number) ?? [];
  return { day: date, month, year };
}

/** The day of complete parts, at most the last of its month. */
function dayOf({ year, month, day }: Parts): string | null {
  return year === null || year < 1000 || month === null || day === null ? null : dayIn(year, month, day);
}

/** The highest value of a part. */
function most(part: Part, { year, month }: Parts): number {
  if (part === 'year') return 9999;
  return part === 'month' ? 12 : daysIn(year ?? 2000, month ?? 1);
}

/** Day, month and year as spin buttons in the language's order. */
export function DateSegments(props: DateSegmentsProps) {
  const { id, value, onChange, today, labelledBy, describedBy, disabled, readOnly } = props;
  const intl = useIntl();
  const [parts, setParts] = useState(() => partsOf(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    if (value !== dayOf(parts)) setParts(partsOf(value));
  }
  function change(part: Part, number: number | null) {
    const next = { ...parts, [part]: number };
    setParts(next);
    if (dayOf(next) !== value) onChange(dayOf(next));
  }
  function step(part: Part, by: number) {
    const number = parts[part];
    const end = most(part, parts);
    if (number === null) change(part, partsOf(today)[part]);
    else change(part, ((number - 1 + by + end) % end) + 1);
  }
  const order: readonly Part[] = isYearFirst(intl.locale) ? ['year', 'month', 'day'] : ['day', 'month', 'year'];
  return (
    <div role="group" aria-label={props.label} aria-labelledby={labelledBy} className={styles.day} data-part="date">
      {order.map((part, place) => (
        <Segment
          key={part}
          id={place === 0 ? id : `${id}-${part}`}
          part={part}
          number={parts[part]}
          most={most(part, parts)}
          separator={place > 0 && '-'}
          label={props.label}
          attributes={{
            ...(labelledBy !== undefined && {
              'aria-labelledby': `${place === 0 ? id : `${id}-${part}`} ${labelledBy}`,
            }),
            'aria-describedby': describedBy,
            'aria-invalid': props.invalid || undefined,
            'aria-required': props.required || undefined,
            disabled,
            readOnly,
          }}
          onChange={(number) => change(part, number)}
          onStep={(by) => step(part, by)}
          // 31 in February becomes the 28th only now: the month may be typed after the day.
          onLeave={() => value && setParts(partsOf(value))}
        />
      ))}
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={dayOf(parts) ?? ''} disabled={disabled} />
      )}
    </div>
  );
}

interface SegmentProps {
  id: string;
  part: Part;
  number: number | null;
  most: number;
  separator: ReactNode;
  label: string | undefined;
  attributes: React.AriaAttributes & { disabled: boolean | undefined; readOnly: boolean | undefined };
  onChange: (number: number | null) => void;
  onStep: (by: number) => void;
  /** Called when the focus leaves the date. */
  onLeave: () => void;
}

function Segment({
  id,
  part,
  number,
  most: end,
  separator,
  label,
  attributes,
  onChange,
  onStep,
  onLeave,
}: SegmentProps) {
  const intl = useIntl();
  // What is typed; without leading zeros, so that the caret stays behind it.
  const [typed, setTyped] = useState<string | null>(null);
  const name = new Intl.DisplayNames(intl.locale, { type: 'dateTimeField' }).of(part);
  const length = lengths[part];
  function type(input: HTMLInputElement) {
    const digits = input.value.replaceAll(/\D/g, '').slice(-length);
    setTyped(digits);
    onChange(Math.min(Number(digits), end) || null);
    if (digits.length === length || Number(digits) * 10 > end) focusBeside(input, 1);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const isLeading = event.key === 'Backspace' && input.value === '';
    const move = isLeading || event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const isCleared = typed === null && (event.key === 'Backspace' || event.key === 'Delete');
    if (move === 0 && by === 0 && !isCleared) return;
    event.preventDefault();
    if (move !== 0) focusBeside(input, isLeading || getComputedStyle(input).direction !== 'rtl' ? move : -move);
    else if (!input.readOnly) {
      setTyped(null);
      if (isCleared) onChange(null);
      else onStep(by);
    }
  }
  return (
    <>
      {separator && <span aria-hidden>{separator}</span>}
      <input
        {...attributes}
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${name}, ${label ?? ''}`}
        aria-valuenow={number ?? undefined}
        aria-valuemin={1}
        aria-valuemax={end}
        aria-valuetext={number === null ? undefined : part === 'month' ? monthName(number, intl.locale) : `${number}`}
        placeholder={intl.formatMessage({ id: `ui.dateField.${part}` })}
        value={typed ?? (number === null ? '' : String(number).padStart(length, '0'))}
        onChange={(event) => type(event.currentTarget)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          setTyped(null);
          if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) onLeave();
        }}
        onKeyDown={onKeyDown}
        className={styles.segment}
        data-part={part}
        data-state={number === null ? 'empty' : undefined}
      />
    </>
  );
}

/** Moves the focus to the next or previous segment of the same date. */
function focusBeside(input: HTMLInputElement, by: number): void {
  const segments = [...(input.parentElement?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
  segments[segments.indexOf(input) + by]?.focus();
}

function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
}
