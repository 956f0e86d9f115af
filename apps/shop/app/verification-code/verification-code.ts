import { ApiError, type Api } from '@rider/api/transport';
import { sendEmailCode, sendSignInCode } from '@rider/api/account-request';
import { sendContactCode } from '@rider/api/profile';
import { emailCodeSchema, phoneCodeSchema, validate } from '@rider/model/validation';
import type { CodeSent, SendCode } from '@rider/ui/code-field';
import { useIntl } from 'react-intl';
import { textsOf } from '@rider/web/form';
import { browserApi } from '../data/browser-load.ts';
import { textOf, type FormOutcome, type FormRejection } from '../form/form-outcome.ts';
import { rejection } from '../form/save-typed.ts';

type Send = (api: Api, to: string) => Promise<{ waitSeconds: number }>;

/** How a code is sent for each purpose: the form's field with its recipient, and the call. */
const SENDING = {
  register: { field: 'email', send: (api, email) => sendEmailCode(api, { email, purpose: 'register' }) },
  reset: { field: 'email', send: (api, email) => sendEmailCode(api, { email, purpose: 'reset' }) },
  'new-email': { field: 'email', send: (api, email) => sendContactCode(api, { email }) },
  'new-phone': { field: 'phone', send: (api, phone) => sendContactCode(api, { phone }) },
  'sign-in': { field: 'phone', send: sendSignInCode },
} as const satisfies Record<string, { field: 'email' | 'phone'; send: Send }>;

/** What a code is for. */
export type CodePurpose = keyof typeof SENDING;

/** A code that was sent, or why it was not, as a message id or a text; null while the backend is away. */
type CodeOutcome = CodeSent | { problem: string | null };

async function requestCode(api: Api, typed: string, purpose: CodePurpose): Promise<CodeOutcome> {
  const { field, send } = SENDING[purpose];
  const checked =
    field === 'email' ? validate(emailCodeSchema, { email: typed }) : validate(phoneCodeSchema, { phone: typed });
  if (checked.errors) return { problem: checked.errors[field] ?? null };
  const to = 'email' in checked.values ? checked.values.email : checked.values.phone;
  try {
    return { to, ...(await send(api, to)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.kind === 'rejected' ? (error.fieldErrors[field] ?? error.message) : null };
  }
}

/** Sends codes from the page, for the code field of a form. */
export function useSendCode(purpose: CodePurpose): SendCode {
  const intl = useIntl();
  return async (to) => {
    const outcome = await requestCode(await browserApi(), to, purpose);
    if ('to' in outcome) return outcome;
    const { problem } = outcome;
    if (problem === null) return { reason: intl.formatMessage({ id: 'shop.form.unavailable' }) };
    return {
      reason: problem.startsWith('validation.')
        ? intl.formatMessage({ id: problem as FormatjsIntl.Message['ids'] })
        : problem,
    };
  };
}

/** The outcome of a form with a code field; `codeSent` describes a code that was sent without script. */
export type CodeFormOutcome = FormOutcome | (FormRejection & { codeSent: CodeSent });

/** The code that was sent for this form, if any. */
export function codeSentIn(outcome: CodeFormOutcome | undefined, intent: string): CodeSent | undefined {
  return outcome && outcome.intent === intent && 'codeSent' in outcome ? outcome.codeSent : undefined;
}

/** Whether a form only requests a code: without script, the code field's button submits the form. */
export function requestsCode(form: FormData): boolean {
  return textOf(form, 'sendCode') === '1';
}

/** Sends a code for a form without script; returns the outcome with which the form is shown again. */
export async function sendCodeOfForm(
  api: Api,
  form: FormData,
  { intent, purpose }: { intent: string; purpose: CodePurpose },
): Promise<CodeFormOutcome> {
  const { field } = SENDING[purpose];
  const sent = await requestCode(api, textOf(form, field), purpose);
  const { code: _code, ...typed } = textsOf(form);
  if ('to' in sent) return { ...rejection(intent, typed, {}, ''), codeSent: sent };
  return rejection(intent, typed, sent.problem === null ? {} : { [field]: sent.problem });
}
