import { useMatches, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
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
    .at(-1) as keyof typeof SCREENS;
}

export const loader = (args: LoaderFunctionArgs) => ON_SERVER[nameOf(args.request)](args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => IN_BROWSER[nameOf(args.request)](args);

/** The list that the route of this id shows (R2.4). */
export default function GoodsListRoute() {
  const Screen = SCREENS[useMatches().at(-1)?.id as keyof typeof SCREENS];
  return <Screen />;
}
