import type { LoaderFunctionArgs } from 'react-router';
import type { Seed } from '../../../data/query.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { answerIn, askOnServer, loadOnServer } from '../../../data/server-load.ts';
import { promotionAt, productQueriesOf } from './promotion-load.ts';

/** Loads a promotion's page for the document. */
export async function loadPromotionOnServer(args: LoaderFunctionArgs): Promise<{ seed: Seed }> {
  const query = promotionAt(args.request);
  const promoted = answerIn(await askOnServer(args, [query]), query);
  return loadOnServer(args, productQueriesOf(args.request, promoted, args.context.get(requestScope).signedIn));
}
