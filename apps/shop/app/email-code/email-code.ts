import { ApiError, type Api } from '@rider/api';
import { sendEmailCode, type EmailCodePurpose } from '@rider/api/account-request';
import { emailCodeSchema, validate } from '@rider/model/validation';
import type { CodeSent, SendCode } from '@rider/ui/code-field';
import { useIntl } from 'react-intl';
import { browserApi } from '../data/browser-load.ts';
import { textOf, textsOf, type FormOutcome, type FormRefusal } from '../form/form-outcome.ts';
import { refusal } from '../form/save-typed.ts';

/** A code that was sent, or why it was not, as a message id or a text; null while the backend is away. */
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

/** Sends codes from the page, for the code field of a form. */
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

/** The outcome of a form with a code field; `codeSent` tells of a code that was sent without script. */
export type CodeFormOutcome = FormOutcome | (FormRefusal & { codeSent: CodeSent });

/** The sent code, if the form asked for one. */
export function codeSentIn(outcome: CodeFormOutcome): CodeSent | undefined {
  return 'codeSent' in outcome ? outcome.codeSent : undefined;
}

/** Whether a form only requests a code: without script, the code field's button submits the form. */
export function asksForCode(form: FormData): boolean {
  return textOf(form, 'sendCode') === '1';
}

/** Sends a code for a form without script; returns the outcome with which the form is shown again. */
export async function sendCodeOfForm(
  api: Api,
  form: FormData,
  { intent, purpose }: { intent: string; purpose: EmailCodePurpose },
): Promise<CodeFormOutcome> {
  const sent = await askForCode(api, textOf(form, 'email'), purpose);
  const { code: _code, ...typed } = textsOf(form);
  if ('to' in sent) return { ...refusal(intent, typed, {}, ''), codeSent: sent };
  return refusal(intent, typed, sent.problem === null ? {} : { email: sent.problem });
}
