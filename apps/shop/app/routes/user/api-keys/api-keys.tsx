import { createApiKey, endApiKey, getApiKeys, getApiKeyUses, rotateApiKey } from '@rider/api/api-key';
import type { Api } from '@rider/api/transport';
import { apiKeysScreen } from '@rider/model/api-key';
import type { Texts } from '@rider/web/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { withSecret } from '../../../form/with-secret.ts';
import { createRules } from './api-key-rules.ts';
import { rotateRules } from '../programs/rotate-rules.ts';
import { KeyDetails } from './key-details.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { loadForOwners } from '../programs/load-for-owners.ts';
import { OwnerScreen } from '../programs/owner-screen.tsx';

/** The keys of an owner's company, and the log of the opened one. */
async function readKeys(api: Api, id: string) {
  const keys = await getApiKeys(api);
  const opened = keys.find((key) => key.id === id) ?? null;
  return { keys, opened, uses: opened === null ? [] : await getApiKeyUses(api, id) };
}

/** Other owners change keys at any time, so there is no loader of the browser. */
export const loader = (args: LoaderFunctionArgs) => loadForOwners(args, readKeys);

/** Creates, rotates or ends a key. */
export function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  return answerForm(args, async (api, form) => {
    switch (textOf(form, 'intent')) {
      case createRules.intent:
        return withSecret((show) =>
          saveForm(api, form, { ...createRules, save: async (key) => show((await createApiKey(api, key)).secret) }),
        );
      case rotateRules.intent:
        return withSecret((show) =>
          saveForm<{ overlap: number }, Texts>(api, form, {
            ...rotateRules,
            save: async ({ overlap }) => show((await rotateApiKey(api, id, overlap)).secret),
          }),
        );
      case 'end':
        return press('end', () => endApiKey(api, id), apiKeysScreen);
    }
    return apiKeysScreen;
  });
}

/** The API keys of the buyer's company. `?id=` opens one. */
export default function ApiKeys() {
  const intl = useIntl();
  const outcome = useActionData<FormOutcome>();
  return (
    <OwnerScreen
      title={intl.formatMessage({ id: 'shop.apiKeys.title' })}
      purpose={<FormattedMessage id="shop.apiKeys.purpose" />}
      loaded={useLoaderData<typeof loader>()}
      outcome={outcome}
      secretHint={<FormattedMessage id="shop.apiKeys.secretHint" />}
      ownersOnly={<FormattedMessage id="shop.apiKeys.ownersOnly" />}
      noCompany={<FormattedMessage id="shop.apiKeys.noCompany" />}
    >
      {({ keys, opened, uses }) => (
        <>
          {opened && <KeyDetails key={`opened ${opened.id}`} opened={opened} uses={uses} outcome={outcome} />}
          {keys.length > 0 && <KeyTable keys={keys} />}
          {/* What was typed is gone once the key is there. */}
          <NewKeyForm key={`new ${keys.length}`} outcome={outcome} />
        </>
      )}
    </OwnerScreen>
  );
}
