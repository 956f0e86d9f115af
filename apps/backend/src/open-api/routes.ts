import type { ApiReference } from '@rider/model/api-key';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { apiReference, openApiDocument } from './open-api.ts';

/** The reference of the calls of API keys, public and not in CRMEB. */
export const openApiRoutes: RouteModule = (app, { shopOrigin }) => {
  // A file, not an envelope.
  app.get('/openapi.json', (context) =>
    context.json(openApiDocument(shopOrigin, context.var.locale), 200, {
      'Content-Disposition': 'inline; filename="openapi.json"',
    }),
  );

  app.get('/api_reference', (context) => answer<ApiReference>(context, apiReference(context.var.locale)));
};
