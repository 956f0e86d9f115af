'use client';

import {
  useLayoutEffect,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../class-names/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';
import { EarlyInput } from './early-input.tsx';
import { FieldGroup } from './field-group.tsx';
import { controlProps, FieldDescription, FieldError, RequiredMark, type FieldProps } from './field.tsx';
import { useFieldIdentity } from './form-errors.tsx';

/** Props of a checkbox, with all attributes of an `<input>`. */
export interface CheckboxProps
  extends Omit<FieldProps, 'hideLabel'>, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'> {
  /** Some, but not all, of its children are checked. */
  indeterminate?: boolean;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error: given, required = false, id: givenId, name, className, ...rest } = props;
  const { indeterminate = false, hideLabel, ref, ...input } = rest;
  const { id, error, markEdited } = useFieldIdentity({ id: givenId, name, error: given });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useLayoutEffect(() => {
    // There is no HTML attribute for it.
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={classNames(styles.field, className)} data-component="checkbox" onInput={markEdited}>
      <div className={styles.choice}>
        <EarlyInput
          type="checkbox"
          {...input}
          {...controlProps({ id, name, required, description, error })}
          ref={box}
          className={styles.choiceInput}
        />
        <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.choiceLabel}>
          {label}
          {required && <RequiredMark />}
        </label>
      </div>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </div>
  );
}

/** An option of a `<RadioGroup>`. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

/** Props of a group of radio buttons. Controlled with `value`, else it starts with `defaultValue`. */
export interface RadioGroupProps extends FieldProps {
  /** The name shared by the radio buttons. */
  name: string;
  /** The options. */
  options: readonly RadioOption[];
  /** The value, if controlled. */
  value?: string;
  /** The initial value, if uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
  /** Disables it: it cannot be used or focused, and is not submitted. */
  disabled?: boolean;
}

/** Native radio buttons in a labelled group. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onValueChange, className, ...field } = props;
  const { name, required } = field;
  const isChecked = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <FieldGroup {...field} data-component="radio-group" className={classNames(styles.group, className)}>
      {({ id }) =>
        options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <div key={option.value} className={styles.choice}>
              <EarlyInput
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                aria-describedby={option.description ? `${optionId}-note` : undefined}
                onChange={() => onValueChange?.(option.value)}
                className={styles.choiceInput}
                {...isChecked(option)}
              />
              <OptionText id={optionId} label={option.label} description={option.description} />
            </div>
          );
        })
      }
    </FieldGroup>
  );
}

/** Label and description of a box or radio button. */
export function OptionText(props: { id: string; label: ReactNode; description?: ReactNode }) {
  return (
    <div>
      <label htmlFor={props.id} className={styles.choiceLabel}>
        {props.label}
      </label>
      {props.description && (
        <div id={`${props.id}-note`} className={styles.description}>
          {props.description}
        </div>
      )}
    </div>
  );
}
