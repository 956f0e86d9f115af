import { ApiError } from '@rider/api/transport';
import { logout } from '@rider/api/account';
import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { clearedFromPathCookie, clearedSessionCookies } from '../../session/cookies.ts';

export const loader = () => redirect('/');

/** Ends the session here and at the backend; the new document clears private data from the page's memory. */
export async function action({ context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  try {
    await logout(api);
  } catch (error) {
    // The cookie is cleared in any case: an invalid or unreachable session must not leave anyone signed in here.
    if (!(error instanceof ApiError)) throw error;
  }
  const headers = new Headers();
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  headers.append('Set-Cookie', clearedFromPathCookie(origin));
  return redirectDocument('/', { headers });
}
