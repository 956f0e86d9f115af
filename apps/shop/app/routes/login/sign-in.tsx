import { loginSchema, validate } from '@rider/model/validation';
import { Page } from '@rider/ui/layout';
import { LoginForm } from '@rider/ui/login-form';
import { Notice } from '@rider/ui/notice';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import '../../messages/order-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { WishInWords } from '../../wish/wish.ts';
import type { Refusal, signInAction, signInLoader } from './sign-in-action.ts';

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
    return Object.fromEntries(
      ids.map(([field, id]) => [field, intl.formatMessage({ id: id as FormatjsIntl.Message['ids'] })]),
    );
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
