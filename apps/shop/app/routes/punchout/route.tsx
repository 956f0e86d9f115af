import { getOfferedPunchout, startPunchout } from '@rider/api/punchout';
import { ApiError } from '@rider/api/transport';
import { screens } from '@rider/model/screens';
import type { OfferedPunchout } from '@rider/model/punchout';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Form, FormActions, FormCard } from '@rider/ui/form';
import { Page } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { requireOffered } from '../../data/require-offered.ts';
import { callBackend } from '../../data/server-load.ts';
import { answerForm, press } from '../../form/answer-form.ts';
import type { FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import '../../messages/account-messages.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { sessionCookies } from '../../session/cookies.ts';

export const handle: ScreenHandle = { bare: true, opensSession: true };

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A visit, or why it cannot begin. */
interface Loaded {
  offered: OfferedPunchout | null;
  rejection: string;
}

/** Shows who would be signed in, because a GET must not sign in. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireOffered(args);
  return callBackend(args, async ({ api }) => {
    try {
      return { offered: await getOfferedPunchout(api, tokenIn(args.request)), rejection: '' };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'rejected') return { offered: null, rejection: error.message };
      throw error;
    }
  });
}

/** Begins the visit: another session of this browser ends. */
export function action(args: ActionFunctionArgs) {
  const { origin } = args.context.get(requestScope);
  return answerForm(args, async (api) => {
    const headers = new Headers();
    const outcome = await press('start', async () => {
      const { token } = await startPunchout(api, tokenIn(args.request));
      if (token === null) throw new Error('the backend opened a session without its token');
      for (const cookie of sessionCookies(token, origin, 'punchout')) headers.append('Set-Cookie', cookie);
    });
    return headers.has('Set-Cookie') ? redirectDocument(screens.home, { headers }) : outcome;
  });
}

/** The first screen of a visit that a company's purchasing system opened. */
export default function Punchout() {
  const intl = useIntl();
  const { offered, rejection } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  const { wiring } = useSavedForm({ intent: 'start', check: () => ({ values: null, errors: undefined }), outcome });
  const title = intl.formatMessage({ id: 'shop.punchout.title' });
  return (
    <Page width="entry">
      <PageHead title={title} />
      <FormCard title={title}>
        {offered === null ? (
          <>
            <Banner tone="danger">{rejection}</Banner>
            <LinkButton href={screens.home} fullWidth>
              <FormattedMessage id="shop.punchout.look" />
            </LinkButton>
          </>
        ) : (
          <>
            <Text>
              <FormattedMessage id="shop.punchout.text" values={{ ...offered, isNamed: offered.person !== '' }} />
            </Text>
            <Text tone="quiet" size="small">
              <FormattedMessage id="shop.punchout.note" />
            </Text>
            <Form {...wiring}>
              <FormActions submit={<FormattedMessage id="shop.punchout.start" />} pending={wiring.pending} />
            </Form>
          </>
        )}
      </FormCard>
    </Page>
  );
}
