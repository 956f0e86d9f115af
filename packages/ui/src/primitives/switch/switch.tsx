'use client';

import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { controlProps, FieldDescription, FieldError, type FieldProps } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './switch.css.ts';

/** Props of a switch, with all attributes of an `<input type="checkbox">`; controlled with `checked`. */
export interface SwitchProps
  extends
    Omit<FieldProps, 'required'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type' | 'role'> {
  /** Called with the new state, in addition to the input's `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect immediately: a native checkbox with the role and look of a switch. */
export function Switch(props: SwitchProps) {
  const { label, description, hideLabel, error: given, id: givenId, name, className, ...rest } = props;
  const { onCheckedChange, onChange, ...input } = rest;
  const { id, error, markEdited } = useFieldIdentity({ id: givenId, name, error: given });
  // A switch always has a value, so it is never required.
  const { required: _, ...wiring } = controlProps({ id, name, required: false, description, error });
  return (
    <div
      className={classNames(fieldStyles.field, className)}
      data-component="switch"
      data-state={error ? 'invalid' : undefined}
      onInput={markEdited}
    >
      <div className={styles.line}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox's own state is the switch's
          role="switch"
          {...input}
          {...wiring}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          className={styles.track}
        />
        <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
          {label}
        </label>
      </div>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </div>
  );
}
