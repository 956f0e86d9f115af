import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/index.ts';

/** An option of a `<Combobox>`. */
export interface ComboboxOption {
  /** The posted value. */
  value: string;
  /** The displayed text, by which typing filters. */
  label: string;
  /** A second line, e.g. a city or a number. */
  description?: string;
  disabled?: boolean;
}

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'list' | 'onSelect'
>;

/** Props of a choice from a long list, with the attributes of its `<input>`. */
export interface ComboboxProps extends FieldProps, InputAttributes {
  /** The options. */
  options: readonly ComboboxOption[];
  /** The chosen option's value, controlled; null for none. */
  value?: string | null;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | null;
  /** Called with the chosen option's value, or null when it was cleared. */
  onValueChange?: (value: string | null) => void;
  /** The typed text, controlled. */
  inputValue?: string;
  /** Text in the field at first. */
  defaultInputValue?: string;
  /** Called while typing, e.g. to query a server. */
  onInputValueChange?: (text: string) => void;
  /** The options are already filtered. */
  filtered?: boolean;
  /** The options are loading. */
  loading?: boolean;
  /** Accepts text that is no option; it is posted as typed. */
  freeText?: boolean;
  /** Shown when nothing matches. */
  empty?: ReactNode;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLInputElement>;
}
