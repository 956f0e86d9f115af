import { needsBuyer } from './buyer-screens.ts';
import { FROM_PATH_LOGIN, fromPathCookie } from './cookies.ts';

/** The screen that opens at a path without language prefix: for a visitor, sign-in in place of one for buyers alone. */
export function openedScreen(path: string, signedIn: boolean): string {
  return signedIn || !needsBuyer(path) ? path : FROM_PATH_LOGIN;
}

/** Like {@link openedScreen}; sign-in will return to the path, as after the server's redirect. */
export function leadToSignIn(path: string, signedIn: boolean): string {
  const opened = openedScreen(path, signedIn);
  if (opened !== path) document.cookie = fromPathCookie(path, window.location.origin);
  return opened;
}
