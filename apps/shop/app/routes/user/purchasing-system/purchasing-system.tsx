import { connectPurchasingSystem, disconnectPurchasingSystem, getPurchasingSystem } from '@rider/api/punchout';
import { ApiError } from '@rider/api/transport';
import { PUNCHOUT_PATHS, punchoutSettingsScreen, type PunchoutConnection } from '@rider/model/punchout';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { DescriptionList } from '@rider/ui/description-list';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { withSecret } from '../../../form/with-secret.ts';
import { useDocumentData } from '../../../session/document-data.tsx';
import { SecretOnce } from '../programs/secret-once.tsx';
import { connectRules } from './rules.ts';

/** The connection, or why this buyer sees none. */
interface Loaded {
  connection: PunchoutConnection | null;
  rejection: string;
}

export function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  requireBuyer(args);
  return callBackend(args, async ({ api }) => {
    try {
      return { connection: await getPurchasingSystem(api), rejection: '' };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'rejected') return { connection: null, rejection: error.message };
      throw error;
    }
  });
}

/** Connects or disconnects the system. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    if (textOf(form, 'intent') === 'disconnect')
      return press('disconnect', () => disconnectPurchasingSystem(api), punchoutSettingsScreen);
    return withSecret((show) =>
      saveForm<{ identity: string }>(api, form, {
        ...connectRules,
        save: async ({ identity }) => show((await connectPurchasingSystem(api, identity)).secret),
      }),
    );
  });
}

/** The purchasing system of the buyer's company: how it opens the shop, by cXML or OCI. */
export default function PurchasingSystem() {
  const intl = useIntl();
  const { connection, rejection } = useLoaderData<typeof loader>();
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.purchasing.title' })}>
        <FormattedMessage id="shop.purchasing.purpose" />
      </FormHead>
      {rejection !== '' && (
        <>
          <Banner tone="warning">{rejection}</Banner>
          <div>
            <LinkButton href={screens.companyMembers}>
              <FormattedMessage id="shop.companyInvitation.toCompany" />
            </LinkButton>
          </div>
        </>
      )}
      {rejection === '' && <Connection connection={connection} />}
    </>
  );
}

function Connection({ connection }: { connection: PunchoutConnection | null }) {
  const intl = useIntl();
  const outcome = useActionData<FormOutcome>();
  const { typed, wiring } = useSavedForm({ ...connectRules, outcome });
  return (
    <>
      {outcome?.saved === true && outcome.secret !== undefined && (
        <SecretOnce secret={outcome.secret}>
          <FormattedMessage id="shop.purchasing.connected" />
        </SecretOnce>
      )}
      {connection && <Facts connection={connection} />}
      <Form {...wiring}>
        <TextField
          name="identity"
          label={intl.formatMessage({ id: 'shop.purchasing.identity' })}
          description={intl.formatMessage({ id: 'shop.purchasing.identityNote' })}
          defaultValue={typed?.identity ?? connection?.identity ?? ''}
          required
        />
        <FormActions
          submit={<FormattedMessage id={connection ? 'shop.purchasing.renew' : 'shop.purchasing.connect'} />}
          pending={wiring.pending}
        />
      </Form>
      {connection && (
        <ActionForm<FormOutcome>
          action={punchoutSettingsScreen}
          intent="disconnect"
          size="small"
          danger
          label={<FormattedMessage id="shop.purchasing.disconnect" />}
          question={<FormattedMessage id="shop.purchasing.disconnectQuestion" />}
        >
          {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
        </ActionForm>
      )}
    </>
  );
}

function Facts({ connection: { createdAt, usedAt } }: { connection: PunchoutConnection }) {
  const intl = useIntl();
  const origin = useDocumentData()?.origin ?? '';
  const term = (key: 'cxml' | 'oci' | 'since' | 'used') => intl.formatMessage({ id: `shop.purchasing.${key}` });
  return (
    <DescriptionList
      items={[
        { key: 'cxml', term: term('cxml'), description: <code>{origin + PUNCHOUT_PATHS.cxml}</code> },
        { key: 'oci', term: term('oci'), description: <code>{origin + PUNCHOUT_PATHS.oci}</code> },
        { key: 'since', term: term('since'), description: formatMoment(intl, createdAt) },
        {
          key: 'used',
          term: term('used'),
          description:
            usedAt === null ? intl.formatMessage({ id: 'shop.purchasing.unused' }) : formatMoment(intl, usedAt),
        },
      ]}
    />
  );
}
