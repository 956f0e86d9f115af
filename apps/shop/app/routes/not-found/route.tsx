import { data } from 'react-router';

/** Any address that is no route (R2.13). */
export function loader() {
  throw data(null, { status: 404 });
}

export function clientLoader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
