import { getApiReference } from '@rider/api/api-key';
import type { ApiReferenceCall, ApiReferenceParameter } from '@rider/model/api-key';
import { webhooksScreen } from '@rider/model/webhook';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { longWord } from '../programs/programs.css.ts';

/** The reference changes with the shop's version alone, and is opened rarely: there is no loader of the browser. */
export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return callBackend(args, async ({ api, origin }) => {
    const calls = await getApiReference(api);
    if (calls === null) throw data(null, { status: 404 });
    return { calls, origin };
  });
}

/** The signature of a message, in the words of Standard Webhooks. */
const SIGNATURE =
  "webhook-signature: 'v1,' + base64(hmac_sha256(base64_decode(secret without 'whsec_'), webhook-id + '.' + webhook-timestamp + '.' + body))";

/** A call as a command of curl, which sends the key. */
function curlOf({ method, path, example }: ApiReferenceCall, origin: string): string {
  const sent = method === 'GET' ? '' : ` -H 'Content-Type: application/json' -d '${example}'`;
  return `curl '${origin}${path}' -H "Authorization: Bearer $API_KEY"${sent}`;
}

/** The calls that API keys can make, with their parameters and an example. */
export default function ApiReference() {
  const intl = useIntl();
  const { calls, origin } = useLoaderData<typeof loader>();
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.apiReference.title' })}>
        <FormattedMessage id="shop.apiReference.purpose" />{' '}
        <Link href="/api/openapi.json" target="_blank">
          <FormattedMessage id="shop.apiReference.document" />
        </Link>
      </FormHead>
      {calls.map((call) => (
        <Call key={call.id} call={call} origin={origin} />
      ))}
      <Stack as="section" aria-labelledby="webhooks" gap="x2">
        <Heading level={2} size="title3" id="webhooks">
          <FormattedMessage id="shop.webhooks.title" />
        </Heading>
        <Text>
          <FormattedMessage id="shop.apiReference.webhooks" />{' '}
          <Link href={webhooksScreen}>
            <FormattedMessage id="shop.apiReference.toWebhooks" />
          </Link>
        </Text>
        <Text size="small" mono className={longWord}>
          {SIGNATURE}
        </Text>
      </Stack>
    </>
  );
}

function Call({ call, origin }: { call: ApiReferenceCall; origin: string }) {
  const { id, method, path, summary, scope, parameters } = call;
  return (
    <Stack as="section" aria-labelledby={id} gap="x2">
      <Heading level={2} size="title3" id={id}>
        {summary}
      </Heading>
      <Text mono className={longWord}>
        {method} {path}
      </Text>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.apiReference.scope" values={{ scope }} />
      </Text>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <Text size="small" mono className={longWord}>
        {curlOf(call, origin)}
      </Text>
    </Stack>
  );
}

function Parameters({ parameters }: { parameters: ApiReferenceParameter[] }) {
  const intl = useIntl();
  const label = (name: 'name' | 'type' | 'description') => intl.formatMessage({ id: `shop.apiReference.${name}` });
  const columns: DataColumn<ApiReferenceParameter>[] = [
    { id: 'name', label: label('name'), cell: Name, rowHeader: true },
    { id: 'type', label: label('type'), cell: ({ type }) => type },
    { id: 'description', label: label('description'), cell: ({ description }) => description },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.apiReference.parameters' })}
      hideCaption
      columns={columns}
      rows={parameters}
      getRowId={({ name }) => name}
    />
  );
}

function Name({ name, isRequired, in: place }: ApiReferenceParameter) {
  return (
    <Stack gap="x1">
      {name}
      <Text size="small" tone="quiet">
        <FormattedMessage id={`shop.apiReference.in.${place}`} />
        {isRequired && (
          <>
            {' '}
            (<FormattedMessage id="shop.apiReference.required" />)
          </>
        )}
      </Text>
    </Stack>
  );
}
