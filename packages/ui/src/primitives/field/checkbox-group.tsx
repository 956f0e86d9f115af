'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { OptionText } from './choice.tsx';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';
import * as styles from './field.css.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field.tsx';

/** A box of a `<CheckboxGroup>`. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

/**
 * Props of a group of checkboxes with one label and error. Controlled with `value`, else it starts with `defaultValue`.
 */
export interface CheckboxGroupProps extends FieldProps {
  /** The name of the field; posted once for each checked box. */
  name: string;
  /** The options. */
  options: readonly CheckboxOption[];
  /** The value, if controlled. */
  value?: readonly string[];
  /** The initial value, if uncontrolled. */
  defaultValue?: readonly string[];
  /** The checked values, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** Disables it: it cannot be used or focused, and is not submitted. */
  disabled?: boolean;
}

/** Native checkboxes in a labelled group. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, defaultValue, onValueChange, className, ...field } = props;
  const { name } = field;
  const [own, setOwn] = useState(defaultValue ?? []);
  const checked = value ?? own;
  const first = useRef<HTMLInputElement>(null);
  // React preserves boxes checked before hydration, but fires no event for them.
  const takeEarly = useStableCallback(() => {
    const boxes = [...(first.current?.closest('fieldset')?.querySelectorAll('input') ?? [])];
    const early = boxes.filter((box) => box.checked).map((box) => box.value);
    if (String(early) === String(options.map((option) => option.value).filter((each) => checked.includes(each))))
      return;
    setOwn(early);
    onValueChange?.(early);
  });
  useLayoutEffect(takeEarly, [takeEarly]);
  function toggle(toggled: string, isChecked: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === toggled ? isChecked : checked.includes(each)));
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <FieldGroup {...field} data-component="checkbox-group" className={classNames(styles.group, className)}>
      {({ id, error }) =>
        options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <div key={option.value} className={styles.choice}>
              <input
                ref={index === 0 ? first : undefined}
                type="checkbox"
                id={optionId}
                name={name}
                value={option.value}
                disabled={option.disabled}
                aria-invalid={error ? true : undefined}
                aria-describedby={option.description ? `${optionId}-note` : undefined}
                checked={checked.includes(option.value)}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
                className={styles.choiceInput}
              />
              <OptionText id={optionId} label={option.label} description={option.description} />
            </div>
          );
        })
      }
    </FieldGroup>
  );
}
