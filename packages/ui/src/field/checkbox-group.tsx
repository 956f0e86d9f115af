import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { OptionText } from './choice.tsx';
import * as styles from './field.css.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark, type FieldProps } from './field.tsx';
import { useFieldIdentity } from './form-errors.tsx';

/** One of the boxes of a `<CheckboxGroup>`. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

/** Any number of choices under one label, with one error. Controlled with `value`, else starting at `defaultValue`. */
export interface CheckboxGroupProps extends FieldProps {
  /** The form's field name; posted once for each checked box. */
  name: string;
  options: readonly CheckboxOption[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** The checked values, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  disabled?: boolean;
}

/** The platform's checkboxes as a group with a label. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, hideLabel, required = false, name, options, disabled, className } = props;
  const { id, error, markEdited } = useFieldIdentity(props);
  const [own, setOwn] = useState(props.defaultValue ?? []);
  const checked = props.value ?? own;
  const wiring = controlProps({ id, name, required, description, error });
  function toggle(value: string, isChecked: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === value ? isChecked : checked.includes(each)));
    setOwn(next);
    props.onValueChange?.(next);
  }
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={wiring['aria-describedby']}
      disabled={disabled}
      data-component="checkbox-group"
      data-state={error ? 'invalid' : undefined}
      onInput={markEdited}
    >
      <legend className={hideLabel ? visuallyHidden : styles.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index}`;
        return (
          <div key={option.value} className={styles.choice}>
            <input
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
      })}
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </fieldset>
  );
}
