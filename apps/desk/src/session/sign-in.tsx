import { ApiError } from '@rider/api/transport';
import { signInAtDesk, type DeskAgent } from '@rider/api/desk';
import { isErrorNamed } from '@rider/api/error';
import type { Validated } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Form, FormCard } from '@rider/ui/form';
import { PasswordField } from '@rider/ui/password-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Texts } from '@rider/web/form';
import { useSavedForm } from '../form/use-saved-form.ts';
import { LanguageSwitch } from '../messages/language-switch.tsx';
import { api } from '../data/desk-api.ts';
import * as styles from './sign-in.css.ts';

type Credentials = Parameters<typeof signInAtDesk>[1];

/** Props of `SignIn`. */
export interface SignInProps {
  onSignedIn: (agent: DeskAgent) => Promise<void>;
  /** Whether the session ended while the desk was open. */
  hasEnded?: boolean;
}

/** The sign-in form of agents. */
export function SignIn({ onSignedIn, hasEnded = false }: SignInProps) {
  const intl = useIntl();
  const [needsCode, setNeedsCode] = useState(false);
  const check = ({ account = '', password = '', code = '' }: Texts): Validated<Credentials> => {
    const missing = {
      ...(account.trim() === '' && { account: intl.formatMessage({ id: 'desk.signIn.accountMissing' }) }),
      ...(password === '' && { password: intl.formatMessage({ id: 'desk.signIn.passwordMissing' }) }),
    };
    if (Object.keys(missing).length > 0) return { values: undefined, errors: missing };
    const given = { account: account.trim(), password };
    return { values: code.trim() === '' ? given : { ...given, code: code.trim() }, errors: undefined };
  };
  const { wiring } = useSavedForm({
    check,
    save: async (credentials) => {
      try {
        await onSignedIn(await signInAtDesk(api, credentials));
      } catch (error) {
        if (error instanceof ApiError && isErrorNamed(error, 'second-step-needed')) setNeedsCode(true);
        throw error;
      }
    },
  });
  return (
    <main className={styles.page}>
      <FormCard title={<FormattedMessage id="desk.signIn.title" />} footer={<LanguageSwitch />}>
        <Form {...wiring}>
          {hasEnded && (
            <Banner tone="info">
              <FormattedMessage id="desk.signIn.ended" />
            </Banner>
          )}
          <TextField
            name="account"
            label={intl.formatMessage({ id: 'desk.signIn.account' })}
            autoComplete="username"
            autoCapitalize="none"
            required
          />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: 'desk.signIn.password' })}
            autoComplete="current-password"
            required
          />
          {needsCode && (
            <TextField
              name="code"
              label={intl.formatMessage({ id: 'desk.secondStep.code' })}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              required
            />
          )}
          <Button type="submit" variant="primary" pending={wiring.pending}>
            <FormattedMessage id="desk.signIn.submit" />
          </Button>
        </Form>
      </FormCard>
    </main>
  );
}
