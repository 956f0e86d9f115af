'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextField, type TextFieldProps } from '../field/index.ts';

/** Props of a password field, with all attributes of an `<input>`. `autoComplete` defines whether it is the current or a new one. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end'> {
  /** Whether password managers fill in a saved password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that reveals it. Password managers and pasting work. */
export function PasswordField(props: PasswordFieldProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  function toggle() {
    announce(intl.formatMessage({ id: shown ? 'ui.passwordField.hidden' : 'ui.passwordField.shown' }));
    setShown(!shown);
  }
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={intl.formatMessage({ id: shown ? 'ui.passwordField.hideLabel' : 'ui.passwordField.showLabel' })}
          disabled={props.disabled}
          onClick={toggle}
          className={fieldStyles.frameButton}
        >
          <FormattedMessage id={shown ? 'ui.passwordField.hide' : 'ui.passwordField.show'} />
        </button>
      }
    />
  );
}
