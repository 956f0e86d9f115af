import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/index.ts';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'role'
>;

/** Props of a number field, with the attributes of its `<input>`. */
export interface NumberFieldProps extends FieldProps, InputAttributes {
  /** The number, controlled; null for none. */
  value?: number | null;
  /** The initial value, if uncontrolled. */
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
