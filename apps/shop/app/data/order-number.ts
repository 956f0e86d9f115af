import { data } from 'react-router';

/** The order that a screen's address names. Throws 404 for an address that names none: there is nothing to ask the backend for. */
export function orderNumberOf(request: Request): string {
  const number = new URL(request.url).searchParams.get('orderId');
  if (!number) throw data(null, { status: 404 });
  return number;
}
