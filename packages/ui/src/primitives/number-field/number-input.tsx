'use client';

import { useEffect, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { announce } from '../announcer/index.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIdentity } from '../field/form-errors.tsx';
import type { FieldControl } from '../field/index.ts';
import type { PlainAnswer } from '../field/plain-first.ts';
import { isComposedKey } from '../field/composed-key.ts';
import { Affixed, describedByAffixes } from '../field/text-field.tsx';
import type { NumberFieldProps } from './number-field-props.ts';
import { readNumber } from './read-number.ts';
import { StepButton } from './step-button.tsx';
import { placeOf, steppedNumber, within, type NumberRange } from './stepped-number.ts';

/** Steps per PageUp and PageDown. */
const PAGE = 10;

type NumberInputProps = Omit<NumberFieldProps, 'label' | 'description' | 'error' | 'hideLabel' | 'className'> & {
  wiring: FieldControl;
  answer: PlainAnswer;
  onUnreadable: (unreadable: boolean) => void;
};

const own: ReadonlySet<string> = new Set<keyof NumberInputProps>([
  ...(['wiring', 'answer', 'onUnreadable', 'value', 'defaultValue', 'onValueChange'] as const),
  ...(['min', 'max', 'step', 'start', 'end', 'onBlur', 'onKeyDown'] as const),
]);

function inputAttributes(props: object): InputHTMLAttributes<HTMLInputElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)));
}

/** The input of a number field and its buttons, after hydration. */
export function NumberInput({ ref, ...props }: NumberInputProps) {
  const { wiring, answer, start, end, disabled, readOnly } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (answer.focused) input.current?.focus();
  }, [answer.focused]);
  const number = useNumber(props);
  const { name, ...texts } = wiring;
  const labelOf = (way: 'decrease' | 'increase') => intl.formatMessage({ id: `ui.numberField.${way}` });
  const buttons = { onStep: number.set, className: fieldStyles.frameButton, tabIndex: -1 };
  const steps = !disabled && !readOnly && (
    <>
      <StepButton icon="minus" label={labelOf('decrease')} to={number.stepped(-1)} {...buttons} />
      <StepButton icon="plus" label={labelOf('increase')} to={number.stepped(1)} {...buttons} />
    </>
  );
  return (
    <>
      <Affixed id={wiring.id} before={start} after={end} buttons={steps}>
        <input
          autoComplete="off"
          {...inputAttributes(props)}
          {...texts}
          ref={input}
          type="text"
          inputMode={number.whole ? 'numeric' : 'decimal'}
          role="spinbutton"
          aria-valuenow={number.value ?? undefined}
          aria-valuetext={number.text || undefined}
          aria-valuemin={props.min}
          aria-valuemax={props.max}
          aria-describedby={describedByAffixes(wiring, start, end)}
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onBlur={(event) => {
            number.commit();
            props.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (!isComposedKey(event.nativeEvent) && !readOnly) pressed(event, number);
          }}
          className={fieldStyles.framed}
        />
      </Affixed>
      {name !== undefined && <input type="hidden" name={name} value={number.posted} disabled={disabled} />}
    </>
  );
}

/** The keys of the spin button pattern. */
function pressed(event: KeyboardEvent, number: ReturnType<typeof useNumber>) {
  if (event.key === 'Enter') return number.commit();
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
  const next = event.key === 'Home' ? number.first : event.key === 'End' ? number.last : steps && number.stepped(steps);
  if (next === undefined) return undefined;
  event.preventDefault();
  return next === null ? undefined : number.set(next);
}

/** The number and its typed text. */
function useNumber(props: Omit<NumberInputProps, 'ref'>) {
  const { wiring, answer, onValueChange, onUnreadable, min = -Infinity, max = Infinity, step = 1 } = props;
  const intl = useIntl();
  const range: NumberRange = { min, max, step };
  const { markEdited } = useFieldIdentity({ id: wiring.id, name: wiring.name });
  const [ownValue, setOwnValue] = useState(() =>
    answer.value === '' ? (props.defaultValue ?? null) : Number(answer.value),
  );
  const [draft, setDraft] = useState<string | null>(null);
  const value = props.value === undefined ? ownValue : props.value;
  const typed = draft === null ? value : readNumber(draft, intl.locale);
  const start = Number.isFinite(min) ? min : 0;

  function set(next: number | null) {
    setDraft(null);
    onUnreadable(false);
    setOwnValue(next);
    markEdited();
    if (next !== value) onValueChange?.(next);
  }
  function commit() {
    if (draft === null) return undefined;
    if (draft.trim() === '') return set(null);
    if (typed === null) return onUnreadable(true);
    const near = within(Math.round(placeOf(typed, range)), range);
    if (near !== typed)
      announce(intl.formatMessage({ id: 'ui.numberField.changed' }, { value: written(near, step, intl) }));
    return set(near);
  }
  return {
    value: typed,
    text: draft ?? (value === null ? '' : written(value, step, intl)),
    /** The posted value: plain digits, or the text if it is no number. */
    posted: draft === null || typed !== null ? String(typed ?? '') : draft,
    whole: Number.isInteger(step) && Number.isInteger(start) && min >= 0,
    type: (text: string) => {
      setDraft(text);
      onUnreadable(false);
    },
    set,
    commit,
    first: Number.isFinite(min) ? min : undefined,
    last: Number.isFinite(max) ? within(Infinity, range) : undefined,
    stepped: (steps: number) => (typed === null ? within(0, range) : steppedNumber(typed, steps, range)),
  };
}

/** Formats the number in the user's language, with the decimals of its step. */
function written(number: number, step: number, intl: IntlShape): string {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return intl.formatNumber(number, { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 3) });
}
