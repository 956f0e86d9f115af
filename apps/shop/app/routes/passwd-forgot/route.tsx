import { screens } from '@rider/model/screens';
import { resetPassword } from '@rider/api/account-request';
import { passwordResetSchema } from '@rider/model/validation';
import { Page } from '@rider/ui/layout';
import { PasswordForgottenForm } from '@rider/ui/password-forgotten-form';
import { useIntl } from 'react-intl';
import { redirect, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { loadBesideForm, loadOnServer } from '../../data/server-load.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { requestScope } from '../../data/request-scope.ts';
import {
  requestsCode,
  codeSentIn,
  sendCodeOfForm,
  useSendCode,
  type CodeFormOutcome,
} from '../../verification-code/verification-code.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { formRules } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/all-messages.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';

const rules = formRules('reset-password', passwordResetSchema);

/** Signed-in buyers change their password in the account. */
export const handle: ScreenHandle = { reads: readsOnly() };

export function loader(args: LoaderFunctionArgs) {
  if (args.context.get(requestScope).signedIn) throw redirect('/');
  return loadBesideForm(args, () => loadOnServer(args, [capabilitiesQuery]), null);
}

export const clientLoader = browserLoader([capabilitiesQuery]);

export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    if (requestsCode(form)) return sendCodeOfForm(api, form, { ...rules, purpose: 'reset' });
    return saveForm(api, form, {
      ...rules,
      save: async (values) => {
        await resetPassword(api, values);
        return `${screens.signIn}?password=new`;
      },
    });
  });
}

/** Sets a new password by an e-mailed code. */
export default function PasswordForgotten() {
  const intl = useIntl();
  const sendCode = useSendCode('reset');
  const title = intl.formatMessage({ id: 'shop.passwordForgotten.title' });
  const accounts = useOptionalQuery(capabilitiesQuery).data?.accounts ?? true;
  const outcome = useActionData<CodeFormOutcome>();
  const { typed, wiring } = useSavedForm({
    ...rules,
    outcome,
  });
  return (
    <Page width="entry">
      <PageHead title={title} />
      {!accounts ? (
        <AskTheShop title={title} />
      ) : (
        <PasswordForgottenForm
          {...wiring}
          sendCode={sendCode}
          codeSent={codeSentIn(outcome, rules.intent)}
          defaultEmail={typed?.email}
          passwordHint={intl.formatMessage({ id: 'shop.register.passwordHint' })}
        />
      )}
    </Page>
  );
}
