import { data } from 'react-router';

/** The order number in a screen's address. Throws 404 without a valid one, without asking the backend. */
export function orderNumberOf(request: Request): string {
  const number = new URL(request.url).searchParams.get('orderId');
  if (!number) throw data(null, { status: 404 });
  return number;
}
