import { data, type LoaderFunctionArgs } from 'react-router';
import { categoriesQuery } from '../data/queries.ts';
import { requestScope } from '../data/request-scope.ts';
import { asResponse } from '../data/server-load.ts';
import { trailTo } from './category-tree.ts';

/** Answers 404 for a category that is not in the tree. The screen gets the tree itself from the frame's data. */
export async function requireCategory({ context, request }: LoaderFunctionArgs, id: string | null): Promise<void> {
  const { api, origin } = context.get(requestScope);
  let found: boolean;
  try {
    found = trailTo(await categoriesQuery.call(api), id).length > 0;
  } catch (error) {
    throw asResponse(error, request, origin);
  }
  if (!found) throw data(null, { status: 404 });
}
