import { screens } from '@rider/model/screens';
import { resetPassword } from '@rider/api/account-request';
import { passwordResetSchema, validate } from '@rider/model/validation';
import type { CodeSent } from '@rider/ui/code-field';
import { Page } from '@rider/ui/layout';
import { PasswordForgottenForm } from '@rider/ui/password-forgotten-form';
import { useIntl } from 'react-intl';
import { data, redirect, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asksForCode, sendCodeOfForm, useSendCode } from '../../email-code/email-code.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import '../../messages/order-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

const INTENT = 'reset-password';

/** What came of the posted form; `codeSent` tells of a code where the page was posted for one. */
interface Answered {
  outcome: FormOutcome;
  codeSent?: CodeSent | undefined;
}

const checkReset = (typed: unknown) => validate(passwordResetSchema, typed);

/** A buyer changes the password in the account (R4.2). */
export const handle: ScreenHandle = { reads: readsOnly() };

export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(requestScope).signedIn) throw redirect('/');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(requestScope);
  const typed = textsOf(await formOf(request));
  if (asksForCode(typed)) return data<Answered>(await sendCodeOfForm(api, typed, { intent: INTENT, purpose: 'reset' }));
  const outcome = await saveForm(typed, {
    intent: INTENT,
    check: checkReset,
    save: (values) => resetPassword(api, values),
  });
  if (outcome.saved) return redirect(`${screens.signIn}?password=new`);
  return data<Answered>({ outcome }, { status: 422 });
}

/** A new password for who forgot it, by an e-mailed code (R2.9). */
export default function PasswordForgotten() {
  const intl = useIntl();
  const answered = useActionData<Answered>();
  const { typed, wiring } = useSavedForm({
    intent: INTENT,
    check: checkReset,
    outcome: answered?.outcome,
    saved: '',
  });
  return (
    <Page width="entry">
      <PageHead title={intl.formatMessage({ id: 'shop.passwordForgotten.title' })} />
      <PasswordForgottenForm
        {...wiring}
        sendCode={useSendCode('reset')}
        codeSent={answered?.codeSent}
        defaultEmail={typed?.email}
        passwordHint={intl.formatMessage({ id: 'shop.register.passwordHint' })}
      >
        <input type="hidden" name="intent" value={INTENT} />
      </PasswordForgottenForm>
    </Page>
  );
}
