import { data } from 'react-router';
import { idInAddress } from '../data/id-in-address.ts';

/** The id in the address of an article or notice; without one it leads to their list. Throws a 404 response for one that cannot be. */
export function idOfAddress(request: Request, list: string): string {
  const id = idInAddress(request, list);
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return id;
}
