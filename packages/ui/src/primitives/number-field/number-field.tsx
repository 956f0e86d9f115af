'use client';

import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { blurOnWheel } from '../field/blur-on-wheel.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import { splitProps } from '../field/text-field.tsx';
import { NumberInput } from './number-input.tsx';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'role'
>;

/** Props of a number field, with the attributes of its `<input>`. */
export interface NumberFieldProps extends FieldProps, InputAttributes {
  /** The number, controlled; null for none. */
  value?: number | null;
  /** What is chosen or entered at first, where the component keeps it. */
  defaultValue?: number | null;
  /** Called when a number is committed: by key, button, Enter or blur. It is always in range. */
  onValueChange?: (value: number | null) => void;
  /** Smallest number that is accepted. */
  min?: number;
  /** Largest number that is accepted. */
  max?: number;
  /**
   * Step between numbers, counted from `min`; 1 by default.
   * @default 1
   */
  step?: number;
  /** Content before the number, e.g. "$". */
  start?: ReactNode;
  /** Content after the number: its unit. */
  end?: ReactNode;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number that is typed or stepped. It accepts separators, exponents and full-width digits; on blur it is clamped,
 * with a message. Posts plain digits under its name; without script it is a native number field.
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
            onWheel={blurOnWheel}
            defaultValue={start}
            className={fieldStyles.control}
          />
        )
      }
    </Field>
  );
}
