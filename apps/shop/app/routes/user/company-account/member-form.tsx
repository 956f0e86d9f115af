import { COMPANY_ROLES, type CompanyMember } from '@rider/model/buyer-company';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { screens, withQuery } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Select, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import type { Texts } from '@rider/web/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { inviteRules, memberRules } from './company-rules.ts';

const decimal = (limit: Money | null) => (limit === null ? '' : moneyToDecimal(limit));

function LimitFields({ values }: { values: Partial<Texts> }) {
  const intl = useIntl();
  return (
    <>
      <Select
        name="role"
        label={intl.formatMessage({ id: 'shop.companyMembers.role' })}
        defaultValue={values.role ?? 'buyer'}
        required
      >
        {COMPANY_ROLES.map((role) => (
          <option key={role} value={role}>
            {intl.formatMessage({ id: `shop.companyMembers.role.${role}.choice` })}
          </option>
        ))}
      </Select>
      {(['perOrder', 'perMonth'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={intl.formatMessage({ id: `shop.companyMembers.${name}` })}
          description={intl.formatMessage({ id: 'shop.companyMembers.limitHint' })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values[name] ?? ''}
        />
      ))}
    </>
  );
}

/** Invites a person by e-mail. */
export function InviteForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { typed = {}, wiring } = useSavedForm({ ...inviteRules, outcome });
  return (
    <Stack as="section" aria-labelledby="invite-title">
      <Heading level={2} size="title3" id="invite-title">
        <FormattedMessage id="shop.companyMembers.invite" />
      </Heading>
      <Form {...wiring}>
        <FormGrid>
          <TextField
            name="email"
            type="email"
            label={intl.formatMessage({ id: 'shop.companyMembers.email' })}
            autoComplete="off"
            defaultValue={typed.email ?? ''}
            required
          />
          <LimitFields values={typed} />
        </FormGrid>
        <FormActions submit={<FormattedMessage id="shop.companyMembers.send" />} pending={wiring.pending} />
      </Form>
    </Stack>
  );
}

/** Changes role and limits of a member, or removes the member. */
export function MemberForm({ member, outcome }: { member: CompanyMember; outcome: FormOutcome | undefined }) {
  const { buyerId, name, role, limits } = member;
  const { typed, wiring } = useSavedForm({ ...memberRules, outcome });
  const values = typed ?? { role, perOrder: decimal(limits.perOrder), perMonth: decimal(limits.perMonth) };
  return (
    <Stack as="section" aria-labelledby="member-title">
      <Heading level={2} size="title3" id="member-title">
        {name}
      </Heading>
      <Form {...wiring}>
        <FormGrid>
          <LimitFields values={values} />
        </FormGrid>
        <FormActions submit={<FormattedMessage id="shop.companyMembers.save" />} pending={wiring.pending} />
      </Form>
      <Cluster gap="x3">
        <LinkButton href={screens.companyMembers} size="small">
          <FormattedMessage id="shop.companyMembers.close" />
        </LinkButton>
        <ActionForm<FormOutcome>
          action={withQuery(screens.companyMembers, { id: buyerId })}
          intent="remove"
          size="small"
          danger
          label={<FormattedMessage id="shop.companyMembers.remove" />}
          question={<FormattedMessage id="shop.companyMembers.removeQuestion" values={{ name }} />}
        >
          {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
        </ActionForm>
      </Cluster>
    </Stack>
  );
}
