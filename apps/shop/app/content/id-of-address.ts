import { data } from 'react-router';

/** The id in the address of an article or notice. Throws a 404 response without a valid one. */
export function idOfAddress(request: Request): string {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return id;
}
