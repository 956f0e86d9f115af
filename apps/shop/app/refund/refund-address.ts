import { data } from 'react-router';

/** The refund number in an address. */
export function refundNumberOf(request: Request): string {
  const number = new URL(request.url).searchParams.get('id');
  if (!number) throw data(null, { status: 404 });
  return number;
}
