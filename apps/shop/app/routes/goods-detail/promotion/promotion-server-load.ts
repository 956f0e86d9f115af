import type { LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../../data/request-scope.ts';
import { answerIn, fetchOnServer, loadOnServer } from '../../../data/server-load.ts';
import { promotionAt, productQueriesOf } from './promotion-load.ts';

/** Loads a promotion's page for the document. */
export async function loadPromotionOnServer(args: LoaderFunctionArgs): Promise<null> {
  const query = promotionAt(args.request);
  const promoted = answerIn(await fetchOnServer(args, [query]), query);
  return loadOnServer(args, productQueriesOf(args.request, promoted, args.context.get(requestScope).signedIn));
}
