'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField, type CodeSent, type SendCode } from '../../primitives/code-field/index.ts';
import { TextField } from '../../primitives/field/index.ts';
import { cardLink } from '../../primitives/form/form-card.css.ts';
import { Form, FormActions, FormCard, type FormProps } from '../../primitives/form/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';

/** Props of the form. It posts `email`, `code` and `password`. Its children are hidden fields of the host. */
export interface PasswordForgottenFormProps extends FormProps {
  /** Sends a code to the recipient and resolves to the result. */
  sendCode: SendCode;
  /** The state of the code on load, e.g. after a post without script. */
  codeSent?: CodeSent | undefined;
  /** E-mail address in the field at first. */
  defaultEmail?: string | undefined;
  /** The rule for passwords, as text. */
  passwordHint?: string | undefined;
}

/** Sets a new password, verified by a code sent by e-mail. */
export function PasswordForgottenForm(props: PasswordForgottenFormProps) {
  const { signIn } = useScreens();
  const { sendCode, codeSent, defaultEmail, passwordHint, children, ...form } = props;
  const intl = useIntl();
  return (
    <FormCard
      data-component="password-forgotten-form"
      title={<FormattedMessage id="ui.passwordForgottenForm.title" />}
      description={<FormattedMessage id="ui.passwordForgottenForm.introduction" />}
      footer={
        <Link href={signIn} className={cardLink}>
          <FormattedMessage id="ui.passwordForgottenForm.login" />
        </Link>
      }
    >
      <Form {...form}>
        {children}
        <TextField
          label={intl.formatMessage({ id: 'ui.passwordForgottenForm.email' })}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={defaultEmail}
          required
        />
        <CodeField sendCode={sendCode} sent={codeSent} />
        <PasswordField
          label={intl.formatMessage({ id: 'ui.passwordForgottenForm.password' })}
          name="password"
          autoComplete="new-password"
          required
          description={passwordHint}
        />
        <FormActions
          submit={<FormattedMessage id="ui.passwordForgottenForm.submit" />}
          pending={form.pending}
          fullWidth
        />
      </Form>
    </FormCard>
  );
}
