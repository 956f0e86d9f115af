import { acceptCompanyInvitation, getOfferedMembership } from '@rider/api/buyer-company';
import type { OfferedMembership } from '@rider/model/buyer-company';
import { ApiError } from '@rider/api/transport';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Form, FormActions } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { answerForm, press } from '../../../form/answer-form.ts';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { SignOut } from '../sign-out-button.tsx';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** An invitation, or why it is none. */
interface Loaded {
  offered: OfferedMembership | null;
  rejection: string;
}

export function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  requireBuyer(args);
  return callBackend(args, async ({ api }) => {
    try {
      return { offered: await getOfferedMembership(api, tokenIn(args.request)), rejection: '' };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'rejected') return { offered: null, rejection: error.message };
      throw error;
    }
  });
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api) =>
    press('accept', () => acceptCompanyInvitation(api, tokenIn(args.request)), screens.companyMembers),
  );
}

/** An invitation to a company, which the signed-in buyer accepts by one press. */
export default function CompanyInvitation() {
  const intl = useIntl();
  const { offered, rejection } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  const { wiring } = useSavedForm({ intent: 'accept', check: () => ({ values: null, errors: undefined }), outcome });
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.companyInvitation.title' })} />
      {offered === null ? (
        <>
          <Banner tone="danger">{rejection}</Banner>
          <div>
            <LinkButton href={screens.companyMembers}>
              <FormattedMessage id="shop.companyInvitation.toCompany" />
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <Text>
            <FormattedMessage
              id="shop.companyInvitation.text"
              values={{
                name: offered.invitedBy,
                company: offered.company,
                role: intl.formatMessage({ id: `shop.companyMembers.role.${offered.role}` }),
              }}
            />
          </Text>
          <Text tone="quiet">
            <FormattedMessage id={`shop.companyMembers.role.${offered.role}.note`} />
          </Text>
          {offered.isOwn ? (
            <Form {...wiring}>
              <FormActions submit={<FormattedMessage id="shop.companyInvitation.accept" />} pending={wiring.pending} />
            </Form>
          ) : (
            <>
              <Banner tone="warning">
                <FormattedMessage id="shop.companyInvitation.other" values={{ email: offered.email }} />
              </Banner>
              <SignOut />
            </>
          )}
        </>
      )}
    </>
  );
}
