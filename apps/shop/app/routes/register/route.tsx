import { screens } from '@rider/model/screens';
import { requestAccount } from '@rider/api/account-request';
import { accountRequestSchema, validate, type Validated } from '@rider/model/validation';
import { AccountRequestForm, type AccountRequestValues } from '@rider/ui/account-request-form';
import { LinkButton } from '@rider/ui/button';
import type { CodeSent } from '@rider/ui/code-field';
import { EmptyState } from '@rider/ui/empty-state';
import { Page } from '@rider/ui/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  redirect,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Country } from '@rider/model/address';
import { formOf } from '../../form/form-of.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { countriesQuery } from '../../data/order-queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { asksForCode, sendCodeOfForm, useSendCode } from '../../email-code/email-code.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import '../../messages/order-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

const INTENT = 'request-account';
const PLACE = ['country', 'state', 'city', 'street1', 'street2', 'zip'] as const;

/** What came of a posted request; `codeSent` tells of a code where the page was posted for one. */
interface Answered {
  outcome: FormOutcome;
  codeSent?: CodeSent | undefined;
}

/** The place among the texts of the form, whose names begin with `billing.`. */
function placeOf(typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(PLACE.map((name) => [name, typed[`billing.${name}`] ?? '']));
}

function checkWith(countries: readonly Country[]) {
  return (typed: unknown): Validated<Parameters<typeof requestAccount>[1]> => {
    const texts = typed as Record<string, string>;
    return validate(accountRequestSchema(countries), { ...texts, billing: placeOf(texts) });
  };
}

export const handle: ScreenHandle = { reads: readsOnly('requested') };

/** A buyer has an account already (R4.2). */
export function loader(args: LoaderFunctionArgs) {
  if (args.context.get(requestScope).signedIn) throw redirect('/');
  return loadOnServer(args, [countriesQuery]);
}

export function clientLoader() {
  return loadInBrowser([countriesQuery]);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(requestScope);
  const typed = textsOf(await formOf(request));
  if (asksForCode(typed))
    return data<Answered>(await sendCodeOfForm(api, typed, { intent: INTENT, purpose: 'register' }));
  const outcome = await saveForm(typed, {
    intent: INTENT,
    check: checkWith(await countriesQuery.call(api)),
    save: (draft) => requestAccount(api, draft),
  });
  if (outcome.saved) return redirect(`${screens.accountRequest}?requested=1`);
  return data<Answered>({ outcome }, { status: 422 });
}

/** The request for an account (R1.3); it is open once an operator approves it (R1.4). */
export default function Register() {
  const intl = useIntl();
  const [search] = useSearchParams();
  return (
    <Page width="task">
      <PageHead title={intl.formatMessage({ id: 'shop.register.title' })} />
      {search.get('requested') === '1' ? <Requested /> : <RequestForm />}
    </Page>
  );
}

function RequestForm() {
  const intl = useIntl();
  const countries = useQuery(countriesQuery);
  const answered = useActionData<Answered>();
  const { typed, wiring } = useSavedForm({
    intent: INTENT,
    check: checkWith(countries),
    outcome: answered?.outcome,
    saved: '',
  });
  return (
    <AccountRequestForm
      {...wiring}
      countries={countries}
      sendCode={useSendCode('register')}
      codeSent={answered?.codeSent}
      defaultValues={valuesOf(typed)}
      accountHint={intl.formatMessage({ id: 'shop.register.accountHint' })}
      passwordHint={intl.formatMessage({ id: 'shop.register.passwordHint' })}
    >
      <input type="hidden" name="intent" value={INTENT} />
    </AccountRequestForm>
  );
}

/** What was typed before, but neither code nor password. */
function valuesOf(typed: Record<string, string> | undefined): Partial<AccountRequestValues> | undefined {
  return typed && { ...typed, billing: placeOf(typed) };
}

function Requested() {
  return (
    <EmptyState
      icon="check"
      headingLevel={1}
      title={<FormattedMessage id="shop.register.requested" />}
      actions={
        <LinkButton href="/" variant="primary">
          <FormattedMessage id="shop.register.home" />
        </LinkButton>
      }
    >
      <FormattedMessage id="shop.register.requestedNote" />
    </EmptyState>
  );
}
