'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/field/index.ts';
import { cardLink } from '../../primitives/form/form-card.css.ts';
import { Form, FormActions, FormCard, type FormProps } from '../../primitives/form/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { Text } from '../../primitives/text/index.ts';

/**
 * Props of the sign-in form. It posts `account` and `password`. Its children are the host's hidden fields, or a banner above the fields.
 */
export interface LoginFormProps extends FormProps {
  /** Account in the field at first. */
  defaultAccount?: string | undefined;
  /** Address of the WeChat sign-in; without it there is no such link. */
  wechatHref?: string | undefined;
  /**
   * Whether the shop reviews requests for accounts and sends codes by text message.
   * @default true
   */
  opensAccounts?: boolean | undefined;
}

/** Sign-in with account name or e-mail, with a link to request an account. */
export function LoginForm(props: LoginFormProps) {
  const screens = useScreens();
  const { defaultAccount, wechatHref, opensAccounts = true, children, ...form } = props;
  const intl = useIntl();
  const foot = (
    <>
      {opensAccounts && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="ui.loginForm.noAccount" />
        </Text>
      )}
      <LinkButton href={screens.accountRequest} fullWidth>
        <FormattedMessage id="ui.loginForm.request" />
      </LinkButton>
    </>
  );
  return (
    <FormCard data-component="login-form" title={<FormattedMessage id="ui.loginForm.title" />} footer={foot}>
      <Form {...form}>
        {children}
        <TextField
          label={intl.formatMessage({ id: 'ui.loginForm.account' })}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultAccount}
          required
        />
        <PasswordField
          label={intl.formatMessage({ id: 'ui.loginForm.password' })}
          name="password"
          autoComplete="current-password"
          required
        />
        <FormActions submit={<FormattedMessage id="ui.loginForm.submit" />} pending={form.pending} fullWidth />
      </Form>
      {wechatHref && (
        <LinkButton href={wechatHref} fullWidth>
          <FormattedMessage id="ui.loginForm.byWechat" />
        </LinkButton>
      )}
      {opensAccounts && (
        <Link href={screens.mobileSignIn} className={cardLink}>
          <FormattedMessage id="ui.loginForm.byPhone" />
        </Link>
      )}
      <Link href={screens.forgottenPassword} className={cardLink}>
        <FormattedMessage id="ui.loginForm.forgot" />
      </Link>
    </FormCard>
  );
}
