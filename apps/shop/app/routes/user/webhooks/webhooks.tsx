import type { Api } from '@rider/api/transport';
import {
  addWebhook,
  changeWebhook,
  enableWebhook,
  getWebhookDeliveries,
  getWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@rider/api/webhook';
import { webhookScreen, webhooksScreen } from '@rider/model/webhook';
import type { Texts } from '@rider/web/form';
import { Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { withSecret } from '../../../form/with-secret.ts';
import { rotateRules } from '../programs/rotate-rules.ts';
import { loadForOwners } from '../programs/load-for-owners.ts';
import { OwnerScreen } from '../programs/owner-screen.tsx';
import { EndpointDetails } from './endpoint-details.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import { addRules, changeRules } from './webhook-rules.ts';

/** The endpoints of an owner's company, and the deliveries of the opened one. */
async function readWebhooks(api: Api, id: string) {
  const endpoints = await getWebhooks(api);
  const opened = endpoints.find((endpoint) => endpoint.id === id) ?? null;
  return { endpoints, opened, deliveries: opened === null ? [] : await getWebhookDeliveries(api, id) };
}

/** Deliveries change at any time, so there is no loader of the browser. */
export const loader = (args: LoaderFunctionArgs) => loadForOwners(args, readWebhooks);

/** Adds or changes an endpoint, rotates its secret, or sends to it. */
export function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get('id') ?? '';
  const opened = webhookScreen(id);
  return answerForm(args, async (api, form) => {
    const intent = textOf(form, 'intent');
    switch (intent) {
      case addRules.intent:
        return withSecret((show) =>
          saveForm(api, form, { ...addRules, save: async (added) => show((await addWebhook(api, added)).secret) }),
        );
      case changeRules.intent:
        return saveForm(api, form, { ...changeRules, save: (changed) => changeWebhook(api, id, changed) });
      case rotateRules.intent:
        return withSecret((show) =>
          saveForm<{ overlap: number }, Texts>(api, form, {
            ...rotateRules,
            save: async ({ overlap }) => show((await rotateWebhookSecret(api, id, overlap)).secret),
          }),
        );
      case 'test':
        return press(intent, () => testWebhook(api, id), opened);
      case 'again':
        return press(intent, () => resendWebhookDelivery(api, searchParams.get('delivery') ?? ''), opened);
      case 'enable':
      case 'disable':
        return press(intent, () => enableWebhook(api, id, intent === 'enable'), opened);
      case 'remove':
        return press(intent, () => removeWebhook(api, id), webhooksScreen);
    }
    return webhooksScreen;
  });
}

/** The webhooks of the buyer's company. `?id=` opens one. */
export default function Webhooks() {
  const intl = useIntl();
  const outcome = useActionData<FormOutcome>();
  return (
    <OwnerScreen
      title={intl.formatMessage({ id: 'shop.webhooks.title' })}
      purpose={<FormattedMessage id="shop.webhooks.purpose" />}
      loaded={useLoaderData<typeof loader>()}
      outcome={outcome}
      secretHint={<FormattedMessage id="shop.webhooks.secretHint" />}
      ownersOnly={<FormattedMessage id="shop.webhooks.ownersOnly" />}
      noCompany={<FormattedMessage id="shop.webhooks.noCompany" />}
    >
      {({ endpoints, opened, deliveries }) => (
        <>
          {opened && <EndpointDetails key={opened.id} opened={opened} deliveries={deliveries} outcome={outcome} />}
          {endpoints.length > 0 && <EndpointTable endpoints={endpoints} />}
          {opened === null && <NewEndpoint key={endpoints.length} outcome={outcome} />}
        </>
      )}
    </OwnerScreen>
  );
}

function NewEndpoint({ outcome }: { outcome: FormOutcome | undefined }) {
  return (
    <Stack as="section" aria-labelledby="new-webhook-title">
      <Heading level={2} size="title3" id="new-webhook-title">
        <FormattedMessage id="shop.webhooks.new" />
      </Heading>
      <EndpointForm
        rules={addRules}
        outcome={outcome}
        endpoint={null}
        submit={<FormattedMessage id="shop.webhooks.add" />}
      />
    </Stack>
  );
}
