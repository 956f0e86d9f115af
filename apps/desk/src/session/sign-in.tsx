import { ApiError } from '@rider/api';
import { signInAtDesk, type DeskAgent } from '@rider/api/desk';
import { Button } from '@rider/ui/button';
import { TextField, type FieldErrors } from '@rider/ui/field';
import { Form, FormCard } from '@rider/ui/form';
import { PasswordField } from '@rider/ui/password-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '../messages/language-switch.tsx';
import { api } from './desk-api.ts';
import * as styles from './sign-in.css.ts';

/** What the sign-in takes. */
export interface SignInProps {
  onSignedIn: (agent: DeskAgent) => void;
}

/** An agent's sign-in. */
export function SignIn({ onSignedIn }: SignInProps) {
  const intl = useIntl();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (form: FormData) => {
    const account = String(form.get('account') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const missing = {
      ...(account === '' && { account: intl.formatMessage({ id: 'desk.signIn.accountMissing' }) }),
      ...(password === '' && { password: intl.formatMessage({ id: 'desk.signIn.passwordMissing' }) }),
    };
    setErrors(missing);
    setRefusal(null);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      onSignedIn(await signInAtDesk(api, { account, password }));
    } catch (error) {
      const isSaid = error instanceof ApiError && error.kind !== 'transport' && error.kind !== 'timeout';
      setRefusal(isSaid ? error.message : intl.formatMessage({ id: 'desk.unavailable' }));
    } finally {
      setPending(false);
    }
  };
  return (
    <main className={styles.page}>
      <FormCard title={<FormattedMessage id="desk.signIn.title" />} footer={<LanguageSwitch />}>
        <Form
          errors={errors}
          message={refusal}
          pending={pending}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) void submit(new FormData(event.currentTarget));
          }}
        >
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
          <Button type="submit" variant="primary" pending={pending}>
            <FormattedMessage id="desk.signIn.submit" />
          </Button>
        </Form>
      </FormCard>
    </main>
  );
}
