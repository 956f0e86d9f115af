import { addQuickOrder, checkQuickOrder } from '@rider/api/cart';
import { ApiError } from '@rider/api/error';
import { getCapabilities } from '@rider/api/site';
import type { QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import { data, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { formOf } from '../../form/form-of.ts';
import { keyOfForm } from '../../form/key-of-form.ts';
import { countAdded, isAdded } from '../../quick-order/order-rows.ts';
import { readRows } from '../../quick-order/read-rows.ts';
import { clearedSessionCookies } from '../../session/cookies.ts';

/** The outcome of a list that was posted without script. */
export interface PostedList {
  rows: QuickOrderRow[];
  check: QuickOrderCheck | null;
  /** Lines that did not fit. */
  left: string[];
  /** Rows in the cart. */
  added: number;
  /** They can be added only after sign-in. */
  needsSignIn: boolean;
  /** Why the call failed. */
  message: string | null;
}

/** Without script: checks the pasted and typed rows, or adds them (`intent=add`) and shows those that are left. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin, signedIn } = context.get(requestScope);
  const form = await formOf(request);
  const isAdd = form.get('intent') === 'add';
  const { rows, left } = readRows(form);
  const posted: PostedList = { rows, check: null, left, added: 0, needsSignIn: isAdd && !signedIn, message: null };
  if (rows.length === 0) return posted;
  try {
    const backend = await getCapabilities(api);
    if (!isAdd || !signedIn) return { ...posted, check: await checkQuickOrder(api, rows, backend) };
    const answer = await addQuickOrder(api, rows, await keyOfForm(form), backend);
    const remaining = rows.filter((_, place) => !isAdded(answer.rows, place));
    const check = remaining.length === 0 ? null : await checkQuickOrder(api, remaining, backend);
    return { ...posted, rows: remaining, check, added: countAdded(answer) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected')
      return data({ ...posted, message: error.message }, { status: 422 });
    if (error instanceof ApiError && error.kind === 'session')
      return withoutSession({ ...posted, needsSignIn: true }, origin);
    throw asResponse(error, request, origin);
  }
}

/** Keeps the list of a buyer whose session has ended. */
function withoutSession(posted: PostedList, origin: string) {
  const headers = new Headers();
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  return data(posted, { headers });
}
