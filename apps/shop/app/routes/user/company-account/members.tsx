import {
  changeCompanyMember,
  createCompany,
  getOwnCompany,
  inviteToCompany,
  removeCompanyMember,
  renameCompany,
  setDeputy,
  setMembersOnAccount,
  withdrawCompanyInvitation,
} from '@rider/api/buyer-company';
import { apiKeysScreen } from '@rider/model/api-key';
import { companyBudgetsScreen, hasRight, type OwnCompany } from '@rider/model/buyer-company';
import { punchoutSettingsScreen } from '@rider/model/punchout';
import { webhooksScreen } from '@rider/model/webhook';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { CompanyNameForm } from './company-name-form.tsx';
import { DeputyForm } from './deputy-form.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm, MemberForm } from './member-form.tsx';
import { MemberTable } from './member-table.tsx';
import { OnAccountForm } from './on-account-form.tsx';
import { createRules, deputyRules, inviteRules, memberRules, onAccountRules, renameRules } from './company-rules.ts';

const LIST = screens.companyMembers;

/** Members and limits may change elsewhere at any time, so there is no loader of the browser. */
export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return callBackend(args, async ({ api }) => ({ company: await getOwnCompany(api) }));
}

/** Creates or renames the company, sets its rule, invites, changes or removes a member, sets the deputy, or leaves. */
export function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  const saved = (name: string) => `${LIST}?saved=${name}`;
  return answerForm(args, async (api, form) => {
    switch (textOf(form, 'intent')) {
      case createRules.intent:
        return saveForm(api, form, {
          ...createRules,
          save: async ({ name }) => {
            await createCompany(api, name);
            return LIST;
          },
        });
      case renameRules.intent:
        return saveForm(api, form, { ...renameRules, save: ({ name }) => renameCompany(api, name) });
      case onAccountRules.intent:
        return saveForm(api, form, {
          ...onAccountRules,
          save: ({ allowed }) => setMembersOnAccount(api, allowed),
        });
      case inviteRules.intent:
        return saveForm(api, form, {
          ...inviteRules,
          save: async (invitation) => {
            await inviteToCompany(api, invitation);
            return saved('invited');
          },
        });
      case memberRules.intent:
        return saveForm(api, form, {
          ...memberRules,
          save: async (member) => {
            await changeCompanyMember(api, id, member);
            return saved('member');
          },
        });
      case deputyRules.intent:
        return saveForm(api, form, {
          ...deputyRules,
          save: ({ deputyId, until }) => setDeputy(api, deputyId, until),
        });
      case 'withdraw':
        return press('withdraw', () => withdrawCompanyInvitation(api, id), LIST);
      case 'remove':
        return press('remove', () => removeCompanyMember(api, id), LIST);
    }
    return LIST;
  });
}

/** The buyer's company: its members with roles and limits, and its invitations. `?id=` opens a member. */
export default function CompanyMembers() {
  const intl = useIntl();
  const { company } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  if (company !== null) return <Members company={company} outcome={outcome} />;
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.companyMembers.title' })}>
        <FormattedMessage id="shop.companyMembers.purpose" />
      </FormHead>
      <CompanyNameForm rules={createRules} outcome={outcome} name="" />
    </>
  );
}

function Members({ company, outcome }: { company: OwnCompany; outcome: FormOutcome | undefined }) {
  const [parameters] = useSearchParams();
  const { own, members, invitations } = company;
  const manages = hasRight(own.role, 'manage');
  const opened = manages ? members.find(({ buyerId }) => buyerId === parameters.get('id')) : undefined;
  const saved = parameters.get('saved');
  return (
    <>
      <FormHead title={company.name}>
        <FormattedMessage id={`shop.companyMembers.role.${own.role}.note`} />
      </FormHead>
      {(saved === 'invited' || saved === 'member') && outcome === undefined && (
        <Banner tone="success" live>
          <FormattedMessage id={`shop.companyMembers.saved.${saved}`} />
        </Banner>
      )}
      {/* Before the members, of whom there may be many. */}
      <Cluster gap="x3">
        <LinkButton href={companyBudgetsScreen} size="small">
          <FormattedMessage id="shop.companyBudgets.title" />
        </LinkButton>
        {manages && (
          <>
            <LinkButton href={apiKeysScreen} size="small">
              <FormattedMessage id="shop.apiKeys.title" />
            </LinkButton>
            <LinkButton href={webhooksScreen} size="small">
              <FormattedMessage id="shop.webhooks.title" />
            </LinkButton>
            <LinkButton href={punchoutSettingsScreen} size="small">
              <FormattedMessage id="shop.purchasing.title" />
            </LinkButton>
            <LinkButton href="#invite-title" size="small">
              <FormattedMessage id="shop.companyMembers.invite" />
            </LinkButton>
          </>
        )}
      </Cluster>
      {opened && <MemberForm key={opened.buyerId} member={opened} outcome={outcome} />}
      <MemberTable company={company} />
      {manages && (
        <>
          {invitations.length > 0 && <InvitationTable invitations={invitations} />}
          {/* What was typed is gone once it is sent. */}
          <InviteForm key={invitations.length} outcome={outcome} />
          <Stack as="section" aria-labelledby="company-settings">
            <Heading level={2} size="title3" id="company-settings">
              <FormattedMessage id="shop.companyMembers.settings" />
            </Heading>
            <OnAccountForm company={company} outcome={outcome} />
            <CompanyNameForm rules={renameRules} outcome={outcome} name={company.name} />
          </Stack>
        </>
      )}
      {hasRight(own.role, 'approve') && <DeputyForm company={company} outcome={outcome} />}
      <Leave buyerId={own.buyerId} />
    </>
  );
}

function Leave({ buyerId }: { buyerId: string }) {
  return (
    <Stack gap="x2">
      <Text tone="quiet" size="small">
        <FormattedMessage id="shop.companyMembers.leaveNote" />
      </Text>
      <ActionForm<FormOutcome>
        action={`${LIST}?id=${buyerId}`}
        intent="remove"
        size="small"
        danger
        label={<FormattedMessage id="shop.companyMembers.leave" />}
        question={<FormattedMessage id="shop.companyMembers.leaveQuestion" />}
      >
        {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
      </ActionForm>
    </Stack>
  );
}
