import { Page } from '@rider/ui/layout';
import { LoginForm } from '@rider/ui/login-form';
import { Notice } from '@rider/ui/notice';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import type { FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import '../../messages/order-messages.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { WishInWords } from '../../wish/wish.ts';
import type { signInLoader } from './sign-in-action.ts';
import { signInRules } from './sign-in-rules.ts';

/** The sign-in screen of /login and, without header, of /sign. */
export function SignIn() {
  const intl = useIntl();
  const { wish } = useLoaderData<typeof signInLoader>();
  const outcome = useActionData<FormOutcome>();
  const { typed, wiring } = useSavedForm({ ...signInRules, outcome });
  // The visitor has just set a new password.
  const isNew = useSearchParams()[0].get('password') === 'new' && !outcome;
  return (
    <Page width="entry">
      <PageHead title={intl.formatMessage({ id: 'shop.signIn.title' })} />
      <LoginForm
        {...wiring}
        defaultAccount={typed?.account ?? ''}
        success={isNew ? intl.formatMessage({ id: 'shop.signIn.passwordNew' }) : null}
      >
        <input type="hidden" name="intent" value={signInRules.intent} />
        {wish && <WishNotice wish={wish} />}
      </LoginForm>
    </Page>
  );
}

/** Tells what sign-in will add to the cart. */
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
