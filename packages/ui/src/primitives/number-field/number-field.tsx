'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { blurOnWheel } from '../field/blur-on-wheel.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Field } from '../field/index.ts';
import { usePlainFirst } from '../field/plain-first.ts';
import { splitProps } from '../field/text-field.tsx';
import type { NumberFieldProps } from './number-field-props.ts';
import { NumberInput } from './number-input.tsx';

/**
 * A number that is typed or stepped. It accepts separators, exponents and full-width digits; on blur it is clamped,
 * with a message. Posts plain digits under its name; without script it is a native number field.
 */
export function NumberField({ error: given, ...props }: NumberFieldProps) {
  const intl = useIntl();
  const { field, control } = splitProps(props);
  const { plain, answer } = usePlainFirst<HTMLInputElement>();
  const [unreadable, setUnreadable] = useState(false);
  const error = given ?? (unreadable ? intl.formatMessage({ id: 'ui.numberField.unreadable' }) : undefined);
  const { min, max, step = 1, disabled, readOnly, placeholder } = control;
  const start = (control.value === undefined ? control.defaultValue : control.value) ?? '';
  return (
    <Field {...field} error={error} component="number-field">
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
