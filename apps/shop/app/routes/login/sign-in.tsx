import { Page } from '@rider/ui/layout';
import { LoginForm } from '@rider/ui/login-form';
import { Banner } from '@rider/ui/banner';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import type { FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/all-messages.ts';
import type { signInLoader } from '../../sign-in/enter.ts';
import { PendingNotice } from '../../sign-in/pending-notice.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { signInRules } from './sign-in-rules.ts';

/** The sign-in screen of /login and, without header, of /sign. */
export function SignIn() {
  const intl = useIntl();
  const { pending, wechat, accounts } = useLoaderData<typeof signInLoader>();
  const outcome = useActionData<FormOutcome>();
  const { typed, wiring } = useSavedForm({ ...signInRules, outcome });
  // The visitor has just set a new password.
  const [search] = useSearchParams();
  const isNew = search.get('password') === 'new' && !outcome;
  return (
    <Page width="entry">
      <PageHead title={intl.formatMessage({ id: 'shop.signIn.title' })} />
      <LoginForm
        {...wiring}
        defaultAccount={typed?.account ?? ''}
        wechatHref={wechat ? '/wechat_login' : undefined}
        opensAccounts={accounts}
        success={isNew ? intl.formatMessage({ id: 'shop.signIn.passwordNew' }) : null}
      >
        {pending && <PendingNotice pending={pending} />}
        {search.get('wechat') === 'link' && (
          <Banner title={intl.formatMessage({ id: 'shop.wechat.link' })}>
            {intl.formatMessage({ id: 'shop.wechat.linkNote' })}
          </Banner>
        )}
      </LoginForm>
    </Page>
  );
}
