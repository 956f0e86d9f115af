import { ApiError, type Api } from '@rider/api/transport';
import { getWechatAppId } from '@rider/api/account';
import { getCapabilities } from '@rider/api/site';
import type { Session } from '@rider/model/account';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../data/request-scope.ts';
import { loadBesideForm } from '../data/server-load.ts';
import {
  clearedFromPathCookie,
  clearedPendingItemCookie,
  FROM_PATH_COOKIE,
  readCookie,
  sessionCookies,
  type Strategy,
  wechatLinkCookie,
  wechatStateCookie,
} from '../session/cookies.ts';
import { returnPath } from '../session/return-path.ts';
import { addPendingItem, describePendingItem, pendingCartItem, pendingItemPath } from '../cart/pending-cart-item.ts';

/**
 * Loads the pending cart item, which sign-in will add. Redirects signed-in buyers: home, or back to the page that opened sign-in, which had
 * missed a sign-in in another tab.
 */
export async function signInLoader({ context, request }: LoaderFunctionArgs) {
  const { api, signedIn, origin } = context.get(requestScope);
  const item = pendingCartItem(request);
  if (signedIn) {
    const headers = { 'Set-Cookie': clearedFromPathCookie(origin) };
    throw redirectDocument(item ? pendingItemPath(item) : placeBefore(request, origin), { headers });
  }
  const load = async () => {
    const [pending, wechat, { accounts }] = await Promise.all([
      item && describePendingItem(api, item),
      offersWechat(api),
      getCapabilities(api),
    ]);
    return { pending, wechat, accounts };
  };
  return loadBesideForm({ context }, load, { pending: null, wechat: false, accounts: true });
}

/** Whether there is a sign-in by WeChat. A backend without the call, or one that is away, offers none. */
async function offersWechat(api: Api): Promise<boolean> {
  try {
    return (await getWechatAppId(api)) !== '';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Stores a new session's token in its cookie, adds the pending cart item and returns to the previous page. */
export async function enter(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  session: Session,
  strategy: Strategy,
): Promise<Response> {
  const { apiAs, origin } = context.get(requestScope);
  const { token } = session;
  if (token === null) throw new Error('the backend opened a session without its token');
  const headers = new Headers();
  for (const cookie of sessionCookies(token, origin, strategy)) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', clearedFromPathCookie(origin));
  headers.append('Set-Cookie', clearedPendingItemCookie(origin));
  headers.append('Set-Cookie', wechatStateCookie('', origin));
  headers.append('Set-Cookie', wechatLinkCookie('', origin));
  const item = pendingCartItem(request);
  const there = item ? await addPendingItem(apiAs(token), item) : placeBefore(request, origin);
  return redirectDocument(there, { headers });
}

/** Where the visitor was led to sign-in from; home without that. */
function placeBefore(request: Request, origin: string): string {
  return returnPath(readCookie(request.headers.get('Cookie'), FROM_PATH_COOKIE), origin);
}
