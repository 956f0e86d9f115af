import { createApiKey, endApiKey, getApiKeys, getApiKeyUses, rotateApiKey } from '@rider/api/api-key';
import type { Api } from '@rider/api/transport';
import { apiKeysScreen, apiReferenceScreen } from '@rider/model/api-key';
import type { Texts } from '@rider/web/form';
import { Link } from '@rider/ui/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { withSecret } from '../../../form/with-secret.ts';
import { createRules, rotateRules } from './api-key-rules.ts';
import { KeyDetails } from './key-details.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { loadForOwners } from './load-for-owners.ts';
import { OwnersOnly } from './owners-only.tsx';
import { SecretOnce } from './secret-once.tsx';

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
  const { isMember, shown } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  const secret = outcome?.saved === true ? outcome.secret : undefined;
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.apiKeys.title' })}>
        <FormattedMessage id="shop.apiKeys.purpose" />{' '}
        <Link href={apiReferenceScreen}>
          <FormattedMessage id="shop.apiReference.title" />
        </Link>
      </FormHead>
      {shown === null ? (
        <OwnersOnly
          isMember={isMember}
          ownersOnly={<FormattedMessage id="shop.apiKeys.ownersOnly" />}
          noCompany={<FormattedMessage id="shop.apiKeys.noCompany" />}
        />
      ) : (
        <>
          {secret !== undefined && (
            <SecretOnce secret={secret}>
              <FormattedMessage id="shop.apiKeys.secretHint" />
            </SecretOnce>
          )}
          {shown.opened && (
            <KeyDetails key={`opened ${shown.opened.id}`} opened={shown.opened} uses={shown.uses} outcome={outcome} />
          )}
          {shown.keys.length > 0 && <KeyTable keys={shown.keys} />}
          {/* What was typed is gone once the key is there. */}
          <NewKeyForm key={`new ${shown.keys.length}`} outcome={outcome} />
        </>
      )}
    </>
  );
}
