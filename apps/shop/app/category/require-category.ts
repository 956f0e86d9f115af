import { data, type LoaderFunctionArgs } from 'react-router';
import { categoriesQuery } from '../data/queries.ts';
import { callBackend } from '../data/server-load.ts';
import { trailTo } from './category-tree.ts';

/** Answers 404 for a category that is not in the tree. The screen gets the tree itself from the frame's data. */
export async function requireCategory(args: LoaderFunctionArgs, id: string | null): Promise<void> {
  const categories = await callBackend(args, ({ api }) => categoriesQuery.call(api));
  if (trailTo(categories, id).length === 0) throw data(null, { status: 404 });
}
