import { ApiError, type Api } from '@rider/api';
import { sendEmailCode, type EmailCodePurpose } from '@rider/api/account-request';
import { emailCodeSchema, validate } from '@rider/model/validation';
import type { CodeSent, SendCode } from '@rider/ui/code-field';
import { useIntl } from 'react-intl';
import { browserApi } from '../data/browser-load.ts';
import type { FormRefusal } from '../form/form-outcome.ts';

/** What became of the wish for a code: sent, or why not, as a message id or a text; null while the backend is away. */
type CodeOutcome = CodeSent | { problem: string | null };

async function askForCode(api: Api, typed: string, purpose: EmailCodePurpose): Promise<CodeOutcome> {
  const checked = validate(emailCodeSchema, { email: typed });
  if (checked.errors) return { problem: checked.errors.email ?? null };
  const { email } = checked.values;
  try {
    return { to: email, ...(await sendEmailCode(api, { email, purpose })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.kind === 'refused' ? (error.fieldErrors.email ?? error.message) : null };
  }
}

/** Has codes sent from the page, for the code field of a form. */
export function useSendCode(purpose: EmailCodePurpose): SendCode {
  const intl = useIntl();
  return async (email) => {
    const outcome = await askForCode(await browserApi(), email, purpose);
    if ('to' in outcome) return outcome;
    const { problem } = outcome;
    if (problem === null) return { refused: intl.formatMessage({ id: 'shop.form.unavailable' }) };
    return {
      refused: problem.startsWith('validation.')
        ? intl.formatMessage({ id: problem as FormatjsIntl.Message['ids'] })
        : problem,
    };
  };
}

/** Whether a form was posted for a code alone: the button of the code field does so without script. */
export function asksForCode(typed: Readonly<Record<string, string>>): boolean {
  return typed.sendCode === '1';
}

/** Has a code sent for a form that was posted without script; answers the form as it is to be shown again. */
export async function sendCodeOfForm(
  api: Api,
  typed: Record<string, string>,
  { intent, purpose }: { intent: string; purpose: EmailCodePurpose },
): Promise<{ outcome: FormRefusal; codeSent: CodeSent | undefined }> {
  const sent = await askForCode(api, typed.email ?? '', purpose);
  const { password: _password, code: _code, ...shown } = typed;
  const refusal = { intent, saved: false as const, typed: shown };
  if ('to' in sent) return { outcome: { ...refusal, errors: {}, message: '' }, codeSent: sent };
  const errors: Record<string, string> = sent.problem === null ? {} : { email: sent.problem };
  return { outcome: { ...refusal, errors, message: null }, codeSent: undefined };
}
