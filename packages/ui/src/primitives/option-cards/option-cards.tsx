'use client';

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { EarlyInput } from '../field/early-input.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/index.ts';
import * as styles from './option-cards.css.ts';

/** An option. */
export interface OptionCard {
  value: string;
  label: ReactNode;
  /** Description under the label. */
  note?: ReactNode;
  icon?: IconName | undefined;
  /** A picture instead of the icon, e.g. a payment method's mark. */
  mark?: ReactNode;
  /** Content at the end of the line, e.g. a badge. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of the field. Controlled with `value`, else it starts with `defaultValue`. */
export interface OptionCardsProps extends FieldProps {
  /** The name shared by the radio buttons. */
  name: string;
  /** The options. */
  options: readonly OptionCard[];
  /** The value, if controlled. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Id of the form, when the field is outside of it. */
  form?: string | undefined;
  /** Two cards side by side on wide screens. */
  twoColumns?: boolean | undefined;
}

/** A choice between options with details: native radio buttons, each on a card. */
export function OptionCards(props: OptionCardsProps) {
  const { options, value, defaultValue, onValueChange, form, twoColumns, className, ...field } = props;
  const { name, required = false } = field;
  return (
    <FieldGroup
      {...field}
      data-component="option-cards"
      legendClassName={styles.legend}
      className={classNames(styles.group, twoColumns && styles.twoColumns, className)}
    >
      {({ id }) =>
        options.map((option, index) => (
          <Card
            key={option.value}
            option={option}
            input={{
              ...checkedOf({ value, defaultValue }, option.value),
              id: index === 0 ? id : `${id}-${index}`,
              name,
              form,
              required,
            }}
            onChoose={() => onValueChange?.(option.value)}
          />
        ))
      }
    </FieldGroup>
  );
}

function checkedOf({ value, defaultValue }: Pick<OptionCardsProps, 'value' | 'defaultValue'>, own: string) {
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
  const { value, label, note, icon, mark, end, disabled } = option;
  return (
    <label data-part="option" data-state={disabled ? 'unavailable' : undefined} className={styles.option}>
      <EarlyInput
        type="radio"
        {...input}
        value={value}
        disabled={disabled}
        onChange={onChoose}
        className={styles.radio}
      />
      {mark ?? (icon && <Icon name={icon} />)}
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
