import type { ComponentType, FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, LinkButton } from '../button/index.ts';
import { ErrorSummary, FormErrors, TextField, type FieldErrors } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { Notice } from '../notice/index.ts';
import { Heading, Text } from '../text/index.ts';
import * as styles from './login-form.css.ts';

/** What the form component gets. */
export interface LoginFormElementProps {
  method: 'post';
  noValidate: boolean;
  className: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** What the sign-in form takes. It posts `account` and `password` as a plain form where there is no script. */
export interface LoginFormProps {
  /** The host's form component, e.g. a router's; the platform's otherwise. */
  form?: ComponentType<LoginFormElementProps>;
  defaultAccount?: string;
  /** Texts by field name. */
  errors?: FieldErrors;
  /** A refusal that belongs to no field. */
  message?: ReactNode;
  pending?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

function PlainForm(props: LoginFormElementProps) {
  return <form {...props} />;
}

/** Sign-in with account name or e-mail (R4.1, R5.2), and the way to an account (R1.3). */
export function LoginForm(props: LoginFormProps) {
  const { form: Form = PlainForm, defaultAccount = '', errors = {}, message, pending = false, onSubmit } = props;
  const intl = useIntl();
  return (
    <div data-component="login-form" className={styles.card}>
      <Heading level={1} size="title2">
        <FormattedMessage id="ui.loginForm.title" />
      </Heading>
      {message && <Notice tone="error">{message}</Notice>}
      <FormErrors errors={errors}>
        <Form method="post" noValidate className={styles.form} {...(onSubmit && { onSubmit })}>
          <ErrorSummary />
          <TextField
            label={intl.formatMessage({ id: 'ui.loginForm.account' })}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultAccount}
            required
          />
          <TextField
            label={intl.formatMessage({ id: 'ui.loginForm.password' })}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            <FormattedMessage id="ui.loginForm.submit" />
          </Button>
        </Form>
      </FormErrors>
      <Link href="/passwd_forgot" className={styles.forgot}>
        <FormattedMessage id="ui.loginForm.forgot" />
      </Link>
      <div className={styles.request}>
        <Text size="small" tone="quiet">
          <FormattedMessage id="ui.loginForm.noAccount" />
        </Text>
        <LinkButton href="/register" fullWidth>
          <FormattedMessage id="ui.loginForm.request" />
        </LinkButton>
      </div>
    </div>
  );
}
