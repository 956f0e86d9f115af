'use client';

import { Field } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import { splitProps } from '../field/text-field.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { FilteredChoice } from './filtered-choice.tsx';
import { PlainChoice } from './plain-choice.tsx';

/**
 * A text field that filters a list of options and selects one. Posts the option's value. Without script it is a select, or with `freeText`
 * an input with suggestions.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitProps(props);
  const { plain, answer } = usePlainFirst<HTMLInputElement & HTMLSelectElement>();
  return (
    <Field {...field} component="combobox">
      {(wiring) =>
        answer ? (
          <FilteredChoice {...control} wiring={wiring} answer={answer} />
        ) : (
          <PlainChoice {...control} wiring={wiring} plain={plain} />
        )
      }
    </Field>
  );
}
