import type { CrossReference } from '@rider/model/cross-reference';
import type { ListedCrossReference, OperatorList } from '@rider/api/operator';
import { crossReferenceSchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { wordOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import {
  findCrossReferences,
  listCrossReferences,
  removeCrossReference,
  saveCrossReference,
} from './cross-references.ts';

/** Competitors' part numbers: our variants for everybody, and the operators' calls; not in CRMEB. */
export const crossReferenceRoutes: RouteModule = (app, services) => {
  const { database } = services;
  app.get('/cross_references', async (context) => {
    const number = wordOf(context.var.parameters, 'number');
    const found = await findCrossReferences(database, [number], context.var.locale);
    return answer<CrossReference[]>(context, [...found.values()].flat());
  });

  const { get, post } = operatorCalls(app, services, 'cross-references');
  get<OperatorList<ListedCrossReference>>('/operator/cross_references', ({ list }) =>
    listCrossReferences(database, list()),
  );

  post('/operator/cross_references', ({ operator, locale, body }) =>
    saveCrossReference(database, { operator, locale }, body(crossReferenceSchema)),
  );

  post('/operator/cross_references/:id/remove', ({ operator, id }) =>
    removeCrossReference(database, operator, id('id')),
  );
};
