import { readListQuery, writeListQuery } from '@rider/model/product-list';
import { useMatches, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import All, { clientLoader as allInBrowser, loader as allOnServer } from './all.tsx';
import Category, { clientLoader as categoryInBrowser, loader as categoryOnServer } from './category.tsx';
import Search, { clientLoader as searchInBrowser, loader as searchOnServer } from './search.tsx';

// Three addresses of one kind of screen. As modules of their own they would be a facade each beside the code they share, one request more
// than a first page may make. The loaders are separate tables, so that the browser's bundle can drop the server's.
const ON_SERVER = { goods_list: allOnServer, goods_cate_b: categoryOnServer, goods_search: searchOnServer };
const IN_BROWSER = { goods_list: allInBrowser, goods_cate_b: categoryInBrowser, goods_search: searchInBrowser };
// Elements, so that a screen is not rendered with each state of a navigation.
const SCREENS = { goods_list: <All />, goods_cate_b: <Category />, goods_search: <Search /> };

/** The last segment of a request's path, which names the screen. */
function nameOf(request: Request): keyof typeof SCREENS {
  return new URL(request.url).pathname
    .replace(/(\.data|\/+)$/, '')
    .split('/')
    .at(-1)
    ?.toLowerCase() as keyof typeof SCREENS;
}

export const loader = (args: LoaderFunctionArgs) => ON_SERVER[nameOf(args.request)](args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => IN_BROWSER[nameOf(args.request)](args);

/** The three screens read only the list's query. */
export const handle: ScreenHandle = { reads: (parameters) => writeListQuery(readListQuery(parameters, true)) };

/** The list of the route with this id. */
export default function ProductListRoute() {
  return SCREENS[useMatches().at(-1)?.id as keyof typeof SCREENS];
}
