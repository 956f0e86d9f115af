'use client';

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Field, type FieldProps } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import { splitProps } from '../field/text-field.tsx';
import { FilteredChoice } from './filtered-choice.tsx';
import { PlainChoice } from './plain-choice.tsx';

/** One of the choices of a `<Combobox>`. */
export interface ComboboxOption {
  /** What is posted. */
  value: string;
  /** What is shown, and what typing is compared with. */
  label: string;
  /** A second line, e.g. a town or a number. */
  description?: string;
  disabled?: boolean;
}

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'list' | 'onSelect'
>;

/** A choice from a list that is too long to look through. Takes the attributes of an `<input>` for its text besides. */
export interface ComboboxProps extends FieldProps, InputAttributes {
  options: readonly ComboboxOption[];
  /** The chosen option's value, controlled; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the chosen option's value, or null when the choice was taken back. */
  onValueChange?: (value: string | null) => void;
  /** The typed text, controlled. */
  inputValue?: string;
  defaultInputValue?: string;
  /** Called while typing, e.g. to find options on a server. */
  onInputValueChange?: (text: string) => void;
  /** The options are already those that match the text; nothing is filtered here. */
  filtered?: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** A text that is no option counts as well; it is posted as it stands. */
  freeText?: boolean;
  /** Said where nothing matches. */
  empty?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text that filters a list of options, of which one is chosen. Posts the option's value under its name. Without script it
 * is a select, or a text with suggestions where any text counts.
 */
export function Combobox(props: ComboboxProps) {
  const intl = useIntl();
  const { field, control } = splitProps(props);
  const { plain, answer } = usePlainFirst<HTMLInputElement & HTMLSelectElement>();
  return (
    <Field {...field} component="combobox">
      {(wiring) =>
        answer ? (
          <I18nProvider locale={intl.locale}>
            <FilteredChoice {...control} wiring={wiring} answer={answer} />
          </I18nProvider>
        ) : (
          <PlainChoice {...control} wiring={wiring} plain={plain} />
        )
      }
    </Field>
  );
}
