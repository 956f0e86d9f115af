import { screens } from '@rider/model/screens';
import { data, redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

/** Any unmatched address. A product's without its id leads to all products. */
function answer({ params }: { params: Params }): never {
  if (/^goods_detail\/?$/i.test(params['*'] ?? '')) throw redirect(screens.products);
  throw data(null, { status: 404 });
}

export function loader(args: LoaderFunctionArgs) {
  return answer(args);
}

// A function of its own: the browser's bundle has no `loader`.
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return answer(args);
}

/** Never drawn: the loader leads to the page of errors. */
export default function NotFound() {
  return null;
}
