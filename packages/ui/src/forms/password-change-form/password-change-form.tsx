'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Form, FormActions, type FormProps } from '../../primitives/form/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';

/** Props of the form. It posts `currentPassword` and `password`. Its children are hidden fields of the host. */
export interface PasswordChangeFormProps extends FormProps {
  /** The account's name, for password managers. */
  account?: string | undefined;
  /** The rule for passwords, as text. */
  passwordHint?: string | undefined;
}

/** Changes the password; requires the current one. */
export function PasswordChangeForm({ account, passwordHint, children, ...form }: PasswordChangeFormProps) {
  const intl = useIntl();
  return (
    <Form data-component="password-change-form" {...form}>
      {children}
      {account && <input type="text" autoComplete="username" value={account} readOnly hidden />}
      <PasswordField
        label={intl.formatMessage({ id: 'ui.passwordChangeForm.current' })}
        name="currentPassword"
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={intl.formatMessage({ id: 'ui.passwordChangeForm.next' })}
        name="password"
        autoComplete="new-password"
        required
        description={passwordHint}
      />
      <FormActions submit={<FormattedMessage id="ui.passwordChangeForm.submit" />} pending={form.pending} />
    </Form>
  );
}
