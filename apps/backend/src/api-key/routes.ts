import type { ApiKey, ApiKeyUse, IssuedApiKey } from '@rider/model/api-key';
import { secretRotationSchema, apiKeySchema } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { createKey, endKey, listKeys, readUsesOf, rotateKey } from './company-keys.ts';

const KEY_FIELDS = { name: 'name', scopes: 'scopes', days: 'days' } as const;
const ROTATION_FIELDS = { overlap: 'overlap' } as const;

/** The API keys of a buyer's company; not in CRMEB. */
export const apiKeyRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/company/api_keys', async (context, buyerId) =>
    answer<ApiKey[]>(context, await listKeys(database, buyerId, clock())),
  );

  forBuyer.get('/company/api_key_uses', async (context, buyerId) =>
    answer<ApiKeyUse[]>(context, await readUsesOf(database, buyerId, wholeNumberOf(context.var.parameters, 'id') ?? 0)),
  );

  forBuyer.post('/company/create_api_key', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const key = readForm(apiKeySchema, KEY_FIELDS, parameters, locale);
    return answer<IssuedApiKey>(context, await createKey(services, buyerId, key));
  });

  forBuyer.post('/company/rotate_api_key', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { overlap } = readForm(secretRotationSchema, ROTATION_FIELDS, parameters, locale);
    const id = wholeNumberOf(parameters, 'id') ?? 0;
    return answer<IssuedApiKey>(context, await rotateKey(services, buyerId, { id, overlap }));
  });

  forBuyer.post('/company/end_api_key', async (context, buyerId) => {
    await endKey(database, buyerId, { id: wholeNumberOf(context.var.parameters, 'id') ?? 0, now: clock() });
    return answer(context, undefined, 'saved');
  });
};
