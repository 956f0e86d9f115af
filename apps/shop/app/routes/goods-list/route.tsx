import { useMatches, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readListQuery, writeListQuery } from '../../data/list-query.ts';
import type { ScreenHandle } from '../../data/screen-address.ts';
import All, { clientLoader as allInBrowser, loader as allOnServer } from './all.tsx';
import Category, { clientLoader as categoryInBrowser, loader as categoryOnServer } from './category.tsx';
import Search, { clientLoader as searchInBrowser, loader as searchOnServer } from './search.tsx';

// Three routes, one module: they share nearly all their code, so a visit to one of them is one request. The loaders are
// tables of their own, so that the browser's bundle can drop the server's.
const ON_SERVER = { goods_list: allOnServer, goods_cate_b: categoryOnServer, goods_search: searchOnServer };
const IN_BROWSER = { goods_list: allInBrowser, goods_cate_b: categoryInBrowser, goods_search: searchInBrowser };
const SCREENS = { goods_list: All, goods_cate_b: Category, goods_search: Search };

/** The last name in a request's path, which is the screen's. */
function nameOf(request: Request): keyof typeof SCREENS {
  return new URL(request.url).pathname
    .replace(/(\.data|\/+)$/, '')
    .split('/')
    .at(-1)
    ?.toLowerCase() as keyof typeof SCREENS;
}

export const loader = (args: LoaderFunctionArgs) => ON_SERVER[nameOf(args.request)](args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => IN_BROWSER[nameOf(args.request)](args);

/** All that the three screens read is the list's query. */
export const handle: ScreenHandle = { reads: (parameters) => writeListQuery(readListQuery(parameters, true)) };

/** The list that the route of this id shows (R2.4). */
export default function GoodsListRoute() {
  const Screen = SCREENS[useMatches().at(-1)?.id as keyof typeof SCREENS];
  return <Screen />;
}
