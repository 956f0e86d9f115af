'use client';

import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { EarlyInput } from '../field/early-input.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field.tsx';
import { group } from '../field/field.css.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './star-input.css.ts';

/** A score; there are no halves. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** Props of a score field. Controlled with `value`, else it starts with `defaultValue`; null is none. */
export interface StarInputProps
  extends FieldProps, Omit<ComponentProps<'fieldset'>, keyof FieldProps | 'defaultValue'> {
  /** The field's name; posts 1 to 5. */
  name: string;
  /** The value, if controlled. */
  value?: Stars | null;
  /** The initial value, if uncontrolled. */
  defaultValue?: Stars | null;
  /** Called with the new value. */
  onValueChange?: (value: Stars) => void;
}

const VALUES: readonly Stars[] = [1, 2, 3, 4, 5];

/** One to five stars as native radio buttons, each labelled with its meaning. */
export function StarInput(props: StarInputProps) {
  const intl = useIntl();
  const { value, defaultValue = null, onValueChange, className, ...field } = props;
  const { name, required = false, disabled } = field;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  return (
    <FieldGroup
      {...field}
      data-component="star-input"
      {...(disabled && { 'data-state': 'disabled' })}
      className={classNames(group, className)}
    >
      {({ id, error }) => (
        <div className={styles.row}>
          <div className={styles.stars}>
            {VALUES.map((stars) => (
              <Star
                key={stars}
                stars={stars}
                id={stars === 1 ? id : `${id}-${stars}`}
                name={name}
                required={required}
                // The group describes the error, and so does the star that gets the focus.
                describedBy={error && stars === (chosen ?? 1) ? `${id}-error` : undefined}
                isChecked={value === undefined ? undefined : value === stars}
                isDefault={defaultValue === stars}
                onChoose={() => {
                  setOwn(stars);
                  onValueChange?.(stars);
                }}
              />
            ))}
          </div>
          <span data-part="meaning" aria-hidden="true" className={styles.meaning}>
            {chosen !== null && intl.formatMessage({ id: `ui.starInput.meaning-${chosen}` })}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}

interface StarProps {
  stars: Stars;
  id: string;
  name: string;
  required: boolean;
  describedBy: string | undefined;
  /** Absent when uncontrolled. */
  isChecked: boolean | undefined;
  isDefault: boolean;
  onChoose: () => void;
}

function Star({ stars, id, name, required, describedBy, isChecked, isDefault, onChoose }: StarProps) {
  const intl = useIntl();
  const meaning = intl.formatMessage({ id: `ui.starInput.meaning-${stars}` });
  const text = intl.formatMessage({ id: 'ui.starInput.star' }, { stars, meaning });
  return (
    <span className={styles.star} title={text}>
      <Icon name="star" className={styles.shape} />
      <EarlyInput
        type="radio"
        id={id}
        name={name}
        value={stars}
        required={required}
        aria-label={text}
        aria-describedby={describedBy}
        onChange={onChoose}
        className={styles.radio}
        {...(isChecked === undefined ? { defaultChecked: isDefault } : { checked: isChecked })}
      />
    </span>
  );
}
