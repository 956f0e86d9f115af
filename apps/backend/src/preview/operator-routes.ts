import type { PreviewLink } from '@rider/api/operator';
import { previewSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { createPreview } from './create-preview.ts';

/** Operators' call for the links to previews. The draft's own section decides who may make one. */
export const previewOperatorRoutes: RouteModule = (app, services) => {
  const { post } = operatorCalls(app, services, 'overview');
  post<PreviewLink>('/operator/previews', (call) => createPreview(services.database, call, call.body(previewSchema)));
};
