import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark, type FieldProps } from '../field/field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { Icon, type IconName } from '../icon/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './option-cards.css.ts';

/** One of the choices. */
export interface OptionCard {
  value: string;
  label: ReactNode;
  /** What tells it from the others, under the label. */
  note?: ReactNode;
  icon?: IconName | undefined;
  /** Stands at the end of the line, e.g. a badge. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

/** What the choice takes. Controlled with `value`, else starting at `defaultValue`. */
export interface OptionCardsProps extends FieldProps {
  /** The form's field name; the radios share it. */
  name: string;
  options: readonly OptionCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Id of the form, where the choice stands outside of it. */
  form?: string | undefined;
  /** Two cards beside each other where there is room. */
  twoColumns?: boolean | undefined;
}

/** A choice of several with more to each than a label: the platform's radios, each on a card that can be pressed. */
export function OptionCards(props: OptionCardsProps) {
  const { label, description, hideLabel, required = false, name, options, form, className } = props;
  const { id, error, markEdited } = useFieldIdentity(props);
  const wiring = controlProps({ id, name, required, description, error });
  return (
    <fieldset
      data-component="option-cards"
      data-state={error ? 'invalid' : undefined}
      aria-describedby={wiring['aria-describedby']}
      className={classNames(styles.group, props.twoColumns && styles.twoColumns, className)}
      onInput={markEdited}
    >
      <legend className={hideLabel ? visuallyHidden : styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {options.map((option, index) => (
        <Card
          key={option.value}
          option={option}
          input={{ ...checkedOf(props, option.value), id: index === 0 ? id : `${id}-${index}`, name, form, required }}
          onChoose={() => props.onValueChange?.(option.value)}
        />
      ))}
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </fieldset>
  );
}

function checkedOf({ value, defaultValue }: OptionCardsProps, own: string) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
}

interface CardProps {
  option: OptionCard;
  input: {
    id: string;
    name: string;
    form: string | undefined;
    required: boolean;
    checked?: boolean;
    defaultChecked?: boolean;
  };
  onChoose: () => void;
}

function Card({ option, input, onChoose }: CardProps) {
  const { value, label, note, icon, end, disabled } = option;
  return (
    <label data-part="option" data-state={disabled ? 'unavailable' : undefined} className={styles.option}>
      <input type="radio" {...input} value={value} disabled={disabled} onChange={onChoose} className={styles.radio} />
      {icon && <Icon name={icon} />}
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
