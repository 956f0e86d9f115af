import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId } from '../messages/index.ts';
import type { DescribedWebhooks } from './described-calls.ts';
import SCHEMAS from './schemas.json' with { type: 'json' };

/** The headers of Standard Webhooks. */
const HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'The id of the message, the same at each attempt.',
  'webhook-timestamp': 'The time of the attempt, in seconds since 1970.',
  'webhook-signature':
    'One or more signatures, separated by spaces: `v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`. The key is the base64 of the secret after `whsec_`.',
};

const RESPONSES = {
  '2XX': { description: 'Accepted. Any other answer is an error, after which the message is sent again.' },
  410: { description: 'The endpoint is gone: it is disabled.' },
};

/** The webhooks of an OpenAPI 3.1 document. */
export function describedWebhooks(locale: Locale): Record<string, object> {
  const bodies: Readonly<Record<keyof DescribedWebhooks, object>> = SCHEMAS.webhooks;
  const parameters = Object.entries(HEADERS).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return Object.fromEntries(
    Object.entries(bodies).map(([type, schema]) => {
      const summary = messageText(`backend.webhook.${type}` as MessageId, locale);
      const requestBody = { required: true, content: { 'application/json': { schema } } };
      return [type, { post: { operationId: type, summary, parameters, requestBody, responses: RESPONSES } }];
    }),
  );
}
