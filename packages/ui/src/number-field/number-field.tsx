'use client';

import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import * as fieldStyles from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import { splitProps } from '../field/text-field.tsx';
import { NumberInput } from './number-input.tsx';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'role'
>;

/** A number. Takes the attributes of an `<input>` for its text besides. */
export interface NumberFieldProps extends FieldProps, InputAttributes {
  /** The number, controlled; null for none. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called when a number is meant: by key, button, Enter or leaving the field. It is always within the range. */
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Numbers lie this far from each other, counted from `min`; 1 unless said otherwise. */
  step?: number;
  /** Before the number, e.g. "$". */
  start?: ReactNode;
  /** After the number: its unit. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number that is typed or stepped. It takes separators, exponents and full-width digits, keeps to its range when the field is
 * left, and says so. Posts plain digits under its name; without script it is the platform's number field.
 */
export function NumberField({ error: given, ...props }: NumberFieldProps) {
  const intl = useIntl();
  const { field, control } = splitProps(props);
  const { plain, answer } = usePlainFirst<HTMLInputElement>();
  const [unreadable, setUnreadable] = useState(false);
  const error = given ?? (unreadable && intl.formatMessage({ id: 'ui.numberField.unreadable' }));
  const { min, max, step = 1, disabled, readOnly, placeholder } = control;
  const start = (control.value === undefined ? control.defaultValue : control.value) ?? '';
  return (
    <Field {...field} {...(error && { error })} component="number-field">
      {(wiring) =>
        answer ? (
          <NumberInput {...control} wiring={wiring} answer={answer} onUnreadable={setUnreadable} />
        ) : (
          <input
            {...wiring}
            {...{ min, max, step, disabled, readOnly, placeholder }}
            ref={plain}
            type="number"
            defaultValue={start}
            className={fieldStyles.control}
          />
        )
      }
    </Field>
  );
}
