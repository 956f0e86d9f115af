import '@rider/ui/reset';
import { LinkProvider } from '@rider/ui/link';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, type LoaderFunctionArgs } from 'react-router';
import { requestScope } from './data/request-scope.ts';
import { SeededCache } from './data/use-query.ts';
import { useLocale } from './messages/messages.tsx';
import { FailedPage } from './shell/failed-page.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { ShopLink } from './shell/shop-link.tsx';
import { useNonces } from './session/nonce.tsx';

/** What every document knows: where the shop lives, and whether a session came along. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin, signedIn } = context.get(requestScope);
  return { origin, signedIn };
}

// Neither changes while the document lives: sign-in and sign-out load a new one.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { script, style } = useNonces();
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={style} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <LinkProvider component={ShopLink}>{children}</LinkProvider>
        <ScrollRestoration nonce={script} />
        <Scripts nonce={script} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SeededCache>
      <NavigationProgress />
      <Outlet />
    </SeededCache>
  );
}

/** The last resort: the frame itself could not be shown. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailedPage error={error} />;
}
