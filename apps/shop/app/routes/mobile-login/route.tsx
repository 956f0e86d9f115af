import { loginByPhone } from '@rider/api/account';
import { phoneProofSchema } from '@rider/model/validation';
import { Page } from '@rider/ui/layout';
import { MobileLoginForm } from '@rider/ui/login-form';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { formRules } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/all-messages.ts';
import {
  requestsCode,
  codeSentIn,
  sendCodeOfForm,
  useSendCode,
  type CodeFormOutcome,
} from '../../verification-code/verification-code.ts';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { enter, type signInLoader } from '../../sign-in/enter.ts';
import { PendingNotice } from '../../sign-in/pending-notice.tsx';

// It shows the visitor's pending cart item, so it depends on more than its address and is not cached.
export { signInLoader as loader } from '../../sign-in/enter.ts';

export const handle: ScreenHandle = { opensSession: true };

const rules = formRules('mobile-sign-in', phoneProofSchema);

/** Signs in by a code that was sent to the phone. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    if (requestsCode(form)) return sendCodeOfForm(api, form, { ...rules, purpose: 'sign-in' });
    return saveForm(api, form, {
      ...rules,
      save: async (values) => enter(args, await loginByPhone(api, values), 'mobile'),
    });
  });
}

/** Sign-in by a code in a text message. */
export default function MobileSignIn() {
  const intl = useIntl();
  const { pending, accounts } = useLoaderData<typeof signInLoader>();
  const outcome = useActionData<CodeFormOutcome>();
  const { typed, wiring } = useSavedForm({ ...rules, outcome });
  const sendCode = useSendCode('sign-in');
  const title = intl.formatMessage({ id: 'shop.mobileSignIn.title' });
  return (
    <Page width="entry">
      <PageHead title={title} />
      {!accounts ? (
        <AskTheShop title={title} />
      ) : (
        <MobileLoginForm
          {...wiring}
          sendCode={sendCode}
          codeSent={codeSentIn(outcome, rules.intent)}
          defaultPhone={typed?.phone}
        >
          {pending && <PendingNotice pending={pending} />}
        </MobileLoginForm>
      )}
    </Page>
  );
}
