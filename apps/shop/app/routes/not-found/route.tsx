import { data } from 'react-router';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

/** Any unmatched address (R2.13). */
export function loader() {
  throw data(null, { status: 404 });
}

// A function of its own: the browser's bundle has no `loader`.
export function clientLoader() {
  throw data(null, { status: 404 });
}

/** Never drawn: the loader leads to the page of errors. */
export default function NotFound() {
  return null;
}
