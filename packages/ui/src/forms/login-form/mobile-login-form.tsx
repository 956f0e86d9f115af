'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField, type CodeSent, type SendCode } from '../../primitives/code-field/index.ts';
import { TextField } from '../../primitives/field/index.ts';
import { cardLink } from '../../primitives/form/form-card.css.ts';
import { Form, FormActions, FormCard, type FormProps } from '../../primitives/form/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';

/** Props of the form. It posts `phone` and `code`. Its children are hidden fields of the host. */
export interface MobileLoginFormProps extends FormProps {
  /** Sends a code to the recipient and resolves to the result. */
  sendCode: SendCode;
  /** The state of the code on load, e.g. after a post without script. */
  codeSent?: CodeSent | undefined;
  /** Telephone number in the field at first. */
  defaultPhone?: string | undefined;
}

/** Sign-in by a code sent to the phone. */
export function MobileLoginForm(props: MobileLoginFormProps) {
  const { signIn } = useScreens();
  const { sendCode, codeSent, defaultPhone, children, ...form } = props;
  const intl = useIntl();
  return (
    <FormCard
      data-component="mobile-login-form"
      title={<FormattedMessage id="ui.mobileLoginForm.title" />}
      footer={
        <Link href={signIn} className={cardLink}>
          <FormattedMessage id="ui.mobileLoginForm.byPassword" />
        </Link>
      }
    >
      <Form {...form}>
        {children}
        <TextField
          label={intl.formatMessage({ id: 'ui.mobileLoginForm.phone' })}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={defaultPhone}
          required
        />
        <CodeField sendCode={sendCode} sent={codeSent} recipient="phone" />
        <FormActions submit={<FormattedMessage id="ui.loginForm.submit" />} pending={form.pending} fullWidth />
      </Form>
    </FormCard>
  );
}
