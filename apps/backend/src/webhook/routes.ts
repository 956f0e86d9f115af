import type { OperatorList } from '@rider/api/operator';
import type {
  IssuedWebhookSecret,
  LoggedWebhookDelivery,
  WebhookDelivery,
  WebhookEndpoint,
} from '@rider/model/webhook';
import { webhookEndpointSchema, secretRotationSchema } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { flagOf, wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listAllDeliveries, listDeliveries, sendAgainForOperator, sendOwnAgain, sendTest } from './deliveries.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  setEnabled,
  type WebhookServices,
} from './endpoints.ts';

const ENDPOINT_FIELDS = { url: 'url', events: 'events' } as const;
const ROTATION_FIELDS = { overlap: 'overlap' } as const;

const idOf = (context: HttpContext) => wholeNumberOf(context.var.parameters, 'id') ?? 0;

/** The webhooks of a buyer's company, and their log at the desk; not in CRMEB. */
export const webhookRoutes: RouteModule<Pick<WebhookServices, 'allowsLocalWebhooks'>> = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);
  const endpointOf = ({ var: { parameters, locale } }: HttpContext) => ({
    ...readForm(webhookEndpointSchema, ENDPOINT_FIELDS, parameters, locale),
    locale,
  });

  forBuyer.get('/company/webhooks', async (context, buyerId) =>
    answer<WebhookEndpoint[]>(context, await listEndpoints(database, buyerId, clock())),
  );

  forBuyer.get('/company/webhook_deliveries', async (context, buyerId) =>
    answer<WebhookDelivery[]>(context, await listDeliveries(database, buyerId, idOf(context))),
  );

  forBuyer.post('/company/add_webhook', async (context, buyerId) =>
    answer<IssuedWebhookSecret>(context, await addEndpoint(services, buyerId, endpointOf(context))),
  );

  forBuyer.post('/company/change_webhook', async (context, buyerId) => {
    await changeEndpoint(services, buyerId, { id: idOf(context), ...endpointOf(context) });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/rotate_webhook', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { overlap } = readForm(secretRotationSchema, ROTATION_FIELDS, parameters, locale);
    return answer<IssuedWebhookSecret>(context, await rotateSecret(services, buyerId, { id: idOf(context), overlap }));
  });

  forBuyer.post('/company/enable_webhook', async (context, buyerId) => {
    const enabled = flagOf(context.var.parameters, 'enabled');
    await setEnabled(database, buyerId, { id: idOf(context), enabled });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/remove_webhook', async (context, buyerId) => {
    await removeEndpoint(database, buyerId, idOf(context));
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/test_webhook', async (context, buyerId) => {
    await sendTest(database, buyerId, idOf(context), clock());
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/send_webhook', async (context, buyerId) => {
    await sendOwnAgain(database, buyerId, idOf(context), clock());
    return answer(context, undefined, 'saved');
  });

  const { get, post } = operatorCalls(app, services, 'webhooks');
  get<OperatorList<LoggedWebhookDelivery>>('/operator/webhook_deliveries', ({ list }) =>
    listAllDeliveries(database, list()),
  );
  post('/operator/webhook_deliveries/:id/send', ({ operator, id }) =>
    sendAgainForOperator(database, operator, id('id')),
  );
};
