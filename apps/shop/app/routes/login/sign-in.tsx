import { ApiError } from '@rider/api';
import { login } from '@rider/api/account';
import { loginSchema, validate } from '@rider/api/validation';
import { Page } from '@rider/ui/layout';
import { LoginForm } from '@rider/ui/login-form';
import { Notice } from '@rider/ui/notice';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  data,
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import {
  clearedFromPathCookie,
  clearedWishCookie,
  FROM_PATH_COOKIE,
  readCookie,
  sessionCookie,
} from '../../session/cookies.ts';
import { returnPath } from '../../session/return-path.ts';
import '../../messages/order-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { carryOut, wishInWords, wishOf, wishPath, type WishInWords } from '../../wish/wish.ts';

/** What a refused sign-in says: message keys by field, or the backend's words. */
interface Refusal {
  account: string;
  errors: Record<string, string>;
  message: string | null;
}

/** What signing in will add. A buyer has nothing to do here (R4.2). */
export async function signInLoader({ context, request }: LoaderFunctionArgs) {
  const { api, signedIn } = context.get(requestScope);
  const wish = wishOf(request);
  if (signedIn) throw redirect(wish ? wishPath(wish) : '/');
  return { wish: wish && (await wishInWords(api, wish)) };
}

/** Signs in, keeps the token in its cookie, does what the visitor meant to and returns to where that was (R4.1, R4.3). */
export async function signInAction({ context, request }: ActionFunctionArgs) {
  const { api, apiAs, origin } = context.get(requestScope);
  const form = await formOf(request);
  const account = String(form.get('account') ?? '').trim();
  const checked = validate(loginSchema, { account, password: String(form.get('password') ?? '') });
  if (checked.errors) return data<Refusal>({ account, errors: checked.errors, message: null }, { status: 422 });
  try {
    const session = await login(api, checked.values);
    const headers = new Headers();
    headers.append('Set-Cookie', sessionCookie(session.token, origin));
    headers.append('Set-Cookie', clearedFromPathCookie(origin));
    headers.append('Set-Cookie', clearedWishCookie(origin));
    const wish = wishOf(request);
    const from = readCookie(request.headers.get('Cookie'), FROM_PATH_COOKIE);
    const there = wish ? await carryOut(apiAs(session.token), wish) : returnPath(from, origin);
    return redirectDocument(there, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const away = error.kind !== 'refused' && error.kind !== 'verdict';
    return data<Refusal>({ account, errors: {}, message: away ? null : error.message }, { status: away ? 503 : 422 });
  }
}

/** The sign-in screen of /login and, without header, of /sign. */
export function SignIn() {
  const intl = useIntl();
  const { wish } = useLoaderData<typeof signInLoader>();
  const refusal = useActionData<typeof signInAction>() as Refusal | undefined;
  const pending = useNavigation().state !== 'idle';
  // Who comes from setting a new password is told so.
  const isNew = useSearchParams()[0].get('password') === 'new';
  const [found, setFound] = useState<Record<string, string> | null>(null);
  // The focus goes to new errors, so they are only new when they are.
  const errors = useMemo(() => {
    const ids = Object.entries(found ?? refusal?.errors ?? {});
    return Object.fromEntries(ids.map(([field, id]) => [field, intl.formatMessage({ id })]));
  }, [found, refusal, intl]);
  const unavailable = refusal && refusal.message === null && Object.keys(refusal.errors).length === 0;
  return (
    <Page width="entry">
      <PageHead title={intl.formatMessage({ id: 'shop.signIn.title' })} />
      <LoginForm
        form={Form}
        defaultAccount={refusal?.account ?? ''}
        errors={errors}
        message={unavailable ? intl.formatMessage({ id: 'shop.signIn.unavailable' }) : (refusal?.message ?? null)}
        success={isNew && !refusal ? intl.formatMessage({ id: 'shop.signIn.passwordNew' }) : null}
        pending={pending}
        onSubmit={(event) => {
          const form = new FormData(event.currentTarget);
          const checked = validate(loginSchema, { account: form.get('account'), password: form.get('password') });
          setFound(checked.errors ?? null);
          if (checked.errors) event.preventDefault();
        }}
      >
        {wish && <WishNotice wish={wish} />}
      </LoginForm>
    </Page>
  );
}

/** Says what signing in will do besides. */
function WishNotice({ wish: { intent, quantity, name, values } }: { wish: WishInWords }) {
  const intl = useIntl();
  const article = values.reduce(
    (described, value) => intl.formatMessage({ id: 'shop.signIn.wish.article' }, { described, value }),
    name,
  );
  return (
    <Notice title={intl.formatMessage({ id: `shop.signIn.wish.${intent}` }, { quantity, article })}>
      {intl.formatMessage({ id: `shop.signIn.wish.${intent}Note` })}
    </Notice>
  );
}
