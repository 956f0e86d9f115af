import { checkoutScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { isConnectionFast } from '../activity/connection-quality.ts';
import * as calls from '../data/calls.ts';
import { provideCalls } from '../data/load-calls.ts';
import { openedScreen } from '../session/lead-to-sign-in.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { preloadScreen } from './preload-screen.ts';

// The calls load with the page's lazy parts, because visitors who stay make calls.
provideCalls(calls);

/** Any product: the code of its screen is the same for all. */
const PRODUCT = screens.product('0');

/** The screens that usually follow the one at a path. The cart's code receives what a visitor adds, too. */
function following(path: string, signedIn: boolean): string[] {
  if (path.startsWith(PRODUCT.slice(0, -1))) return [screens.cart, openedScreen(checkoutScreen([]), signedIn)];
  if (path === screens.cart) return [checkoutScreen([])];
  return [PRODUCT];
}

/**
 * Fetches the code of the screens that usually follow, so that a click on them waits for data alone. Not where the visitor saves data or the
 * line is slow: there the links fetch it on intent.
 */
export function NextScreens(): null {
  const { pathname } = useLocation();
  const home = useHref('/');
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!isConnectionFast()) return undefined;
    // Each in a task of its own: this effect runs in a long one, with those of all lazy parts.
    const timers = following(pathname, signedIn).map((path) =>
      setTimeout(preloadScreen, 0, home === '/' ? path : home + path),
    );
    return () => timers.forEach(clearTimeout);
  }, [home, pathname, signedIn]);
  return null;
}
