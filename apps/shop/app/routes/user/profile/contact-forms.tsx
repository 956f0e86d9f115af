import type { Profile } from '@rider/model/profile';
import { emailProofSchema, phoneProofSchema } from '@rider/model/validation';
import { CodeField } from '@rider/ui/code-field';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { formRules } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { codeSentIn, useSendCode, type CodeFormOutcome } from '../../../verification-code/verification-code.ts';

/** Validates a new e-mail address with its code. */
export const emailRules = { ...formRules('email', emailProofSchema), purpose: 'new-email' } as const;
/** Validates a new phone number with its code. */
export const phoneRules = { ...formRules('phone', phoneProofSchema), purpose: 'new-phone' } as const;

/** Props of the two forms. */
export interface ContactFormProps {
  profile: Profile;
  /** The outcome of the last form that the screen sent. */
  outcome: CodeFormOutcome | undefined;
}

/** Changes the e-mail address by a code to the new one. */
export function EmailForm({ profile, outcome }: ContactFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({
    ...emailRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.emailSaved' }),
  });
  return (
    <Form {...wiring}>
      <Text tone="quiet">
        <FormattedMessage id="shop.profile.emailNow" values={{ email: profile.email }} />
      </Text>
      <TextField
        label={intl.formatMessage({ id: 'shop.profile.newEmail' })}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed?.email ?? ''}
        required
      />
      <CodeField sendCode={useSendCode(emailRules.purpose)} sent={codeSentIn(outcome, emailRules.intent)} />
      <FormActions submit={<FormattedMessage id="shop.profile.saveEmail" />} pending={wiring.pending} />
    </Form>
  );
}

/** Changes or confirms the phone number by a code to it. */
export function PhoneForm({ profile, outcome }: ContactFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({
    ...phoneRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.profile.phoneSaved' }),
  });
  const { phone, phoneConfirmed } = profile;
  return (
    <Form {...wiring}>
      <Text tone="quiet">
        <FormattedMessage
          id={phoneConfirmed ? 'shop.profile.phoneConfirmed' : 'shop.profile.phoneUnconfirmed'}
          values={{ phone }}
        />
      </Text>
      <TextField
        label={intl.formatMessage({ id: phoneConfirmed ? 'shop.profile.newPhone' : 'shop.profile.phone' })}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={typed?.phone ?? (phoneConfirmed ? '' : phone)}
        required
      />
      <CodeField
        recipient="phone"
        sendCode={useSendCode(phoneRules.purpose)}
        sent={codeSentIn(outcome, phoneRules.intent)}
      />
      <FormActions
        submit={<FormattedMessage id={phoneConfirmed ? 'shop.profile.savePhone' : 'shop.profile.confirmPhone'} />}
        pending={wiring.pending}
      />
    </Form>
  );
}
