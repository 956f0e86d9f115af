'use client';

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blurOnWheel } from '../../primitives/field/blur-on-wheel.ts';
import { useStableCallback } from '../../primitives/stable-callback/use-stable-callback.ts';
import { StepButton } from '../../primitives/number-field/step-button.tsx';
import { formatQuantityProblem } from '../quantity/index.ts';
import {
  nearestQuantity,
  quantityProblem,
  readQuantity,
  steppedQuantity,
  type QuantityProblem,
  type QuantityTerms,
} from '@rider/model/quantity';
import * as styles from './quantity-stepper.css.ts';

/** Props of the stepper. */
export interface QuantityStepperProps extends QuantityTerms {
  /** The quantity, controlled; a new value replaces what is typed. */
  value: number;
  /** Called while typing, with the quantity (null if it is no number) and why it cannot be ordered. */
  onValueChange?: ((quantity: number | null, problem: QuantityProblem | null) => void) | undefined;
  /** Called with an orderable quantity on commit: by button, Enter or blur. */
  onValueCommit?: ((quantity: number) => void) | undefined;
  /** An external error, e.g. the server's, shown if the typed quantity has no error. */
  problem?: QuantityProblem | null | undefined;
  /** Names the counted thing in the label, for pages with several steppers. */
  label?: string | undefined;
  /**
   * Name of the form field.
   * @default quantity
   */
  name?: string | undefined;
  /**
   * Size.
   * @default medium
   */
  size?: 'medium' | 'small' | undefined;
  /** Shows minimum and pack size. */
  showTerms?: boolean | undefined;
}

/**
 * A number field with two buttons that respect minimum, pack and stock. It does not correct typing silently: a message suggests the nearest
 * quantity.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value: quantity,
    minimum,
    pack,
    stock,
    onValueChange,
    onValueCommit,
    label,
    name = 'quantity',
    size = 'medium',
  } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ text: String(quantity), of: quantity });
  // Set during render, so that the old draft does not flash.
  if (draft.of !== quantity) {
    const typed = readQuantity(draft.text) === quantity ? draft.text : String(quantity);
    setDraft({ text: typed, of: quantity });
  }
  const rules = { minimum, pack, stock };
  const typed = readQuantity(draft.text);
  const problem = quantityProblem(draft.text, rules) ?? props.problem ?? null;
  const down = steppedQuantity(typed, -1, rules);
  const up = steppedQuantity(typed, 1, rules);
  const nearest = problem === null ? null : nearestQuantity(typed, rules);
  const labelText = label ?? intl.formatMessage({ id: 'ui.quantityStepper.label' });

  function type(text: string) {
    setDraft({ text, of: quantity });
    onValueChange?.(readQuantity(text), quantityProblem(text, rules));
  }
  // React preserves a value typed before hydration, but fires no event for it. A layout effect, so that the next button press steps from it.
  const takeEarly = useStableCallback((text: string) => {
    if (text !== draft.text) type(text);
  });
  useLayoutEffect(() => takeEarly(input.current?.value ?? ''), [takeEarly]);
  function set(next: number) {
    type(String(next));
    onValueCommit?.(next);
  }
  function commit() {
    if (typed !== null && quantityProblem(draft.text, rules) === null && typed !== quantity) onValueCommit?.(typed);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit();
    // The browser would step by the pack size from the minimum; this steps to multiples of the pack size.
    const next = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined;
    if (next === undefined) return;
    event.preventDefault();
    if (next !== null) set(next);
  }
  const labelOf = (way: 'decrease' | 'increase') => intl.formatMessage({ id: `ui.quantityStepper.${way}` });

  return (
    <div data-component="quantity-stepper" className={styles.stepper}>
      <div data-state={problem ? 'invalid' : undefined} className={styles.sizes[size]}>
        <StepButton icon="minus" label={labelOf('decrease')} to={down} onStep={set} className={styles.button} />
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={name}
          value={draft.text}
          min={minimum}
          max={stock}
          step={pack}
          aria-label={labelText}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-message`}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onWheel={blurOnWheel}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
        <StepButton icon="plus" label={labelOf('increase')} to={up} onStep={set} className={styles.button} />
      </div>
      <div id={`${id}-message`} className={styles.notes}>
        {props.showTerms && <Terms minimum={minimum} pack={pack} />}
        <output className={styles.problem}>{problem && formatQuantityProblem(intl, problem, rules)}</output>
      </div>
      {nearest !== null && nearest !== typed && (
        <button type="button" onClick={() => set(nearest)} className={styles.use}>
          <FormattedMessage id="ui.quantityStepper.use" values={{ quantity: nearest }} />
        </button>
      )}
    </div>
  );
}

function Terms({ minimum, pack }: { minimum: number; pack: number }) {
  if (minimum <= 1 && pack <= 1) return null;
  const id = pack <= 1 ? 'termsMinimum' : minimum <= 1 ? 'termsPack' : 'terms';
  return (
    <span>
      <FormattedMessage id={`ui.quantityStepper.${id}`} values={{ minimum, pack }} />
    </span>
  );
}
