import { screens } from '@rider/model/screens';
import { requestAccount } from '@rider/api/account-request';
import { BYTES_PER_MEGABYTE, PICTURE_MEGABYTES } from '@rider/model/picture';
import { accountRequestSchema, validate } from '@rider/model/validation';
import { AccountRequestForm, type AccountRequestValues } from '@rider/ui/account-request-form';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Page } from '@rider/ui/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  redirect,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Country } from '@rider/model/address';
import { textsOf } from '@rider/web/form';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { countriesQuery } from '../../order/order-queries.ts';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import {
  requestsCode,
  codeSentIn,
  sendCodeOfForm,
  useSendCode,
  type CodeFormOutcome,
} from '../../verification-code/verification-code.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import type { FormRules } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/all-messages.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';

const PLACE = ['country', 'state', 'city', 'street1', 'street2', 'zip'] as const;

/** The billing fields of the form, whose names begin with `billing.`. */
function placeOf(typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(PLACE.map((name) => [name, typed[`billing.${name}`] ?? '']));
}

/** The chosen picture of the license, or null. */
function pictureOf(form: FormData): File | null {
  const picture = form.get('licensePicture');
  return picture instanceof File && picture.size > 0 ? picture : null;
}

function rulesWith(countries: readonly Country[]): FormRules<Parameters<typeof requestAccount>[1]> {
  return {
    intent: 'request-account',
    // A picture that is too large is reported before it is sent.
    read: (form) => ({ ...textsOf(form), pictureBytes: String(pictureOf(form)?.size ?? 0) }),
    check: (typed) => {
      const checked = validate(accountRequestSchema(countries), { ...typed, billing: placeOf(typed) });
      if (Number(typed.pictureBytes) <= PICTURE_MEGABYTES * BYTES_PER_MEGABYTE) return checked;
      return { values: undefined, errors: { ...checked.errors, licensePicture: 'validation.picture.large' } };
    },
  };
}

/** Visitors without an account send the picture of the license. */
export const handle: ScreenHandle & { formLimit: number; openToVisitors: true } = {
  reads: readsOnly('requested'),
  formLimit: formLimitOf(1),
  openToVisitors: true,
};

/** Signed-in buyers are redirected, because they have an account. */
export function loader(args: LoaderFunctionArgs) {
  if (args.context.get(requestScope).signedIn) throw redirect('/');
  return loadOnServer(args, [countriesQuery, capabilitiesQuery]);
}

export const clientLoader = browserLoader([countriesQuery, capabilitiesQuery]);

export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    const rules = rulesWith(await countriesQuery.call(api));
    if (requestsCode(form)) return sendCodeOfForm(api, form, { ...rules, purpose: 'register' });
    return saveForm(api, form, {
      ...rules,
      save: async (draft) => {
        await requestAccount(api, draft, pictureOf(form));
        return `${screens.accountRequest}?requested=1`;
      },
    });
  });
}

/** The account request; the account opens once an operator approves it. */
export default function Register() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { accounts } = useQuery(capabilitiesQuery);
  const title = intl.formatMessage({ id: 'shop.register.title' });
  const form = accounts ? <RequestForm /> : <AskTheShop title={title} />;
  return (
    <Page width="task">
      <PageHead title={title} />
      {search.get('requested') === '1' ? <Requested /> : form}
    </Page>
  );
}

function RequestForm() {
  const intl = useIntl();
  const countries = useQuery(countriesQuery);
  const outcome = useActionData<CodeFormOutcome>();
  const { typed, wiring } = useSavedForm({
    ...rulesWith(countries),
    outcome,
  });
  return (
    <AccountRequestForm
      {...wiring}
      countries={countries}
      sendCode={useSendCode('register')}
      codeSent={codeSentIn(outcome, 'request-account')}
      defaultValues={valuesOf(typed)}
      accountHint={intl.formatMessage({ id: 'shop.register.accountHint' })}
      passwordHint={intl.formatMessage({ id: 'shop.register.passwordHint' })}
    />
  );
}

/** The typed values to show again, without code and password. */
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
