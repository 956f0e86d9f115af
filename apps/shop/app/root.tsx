import { screens } from '@rider/model/screens';
import '@rider/ui/reset';
import { LinkProvider } from '@rider/ui/link';
import type { ReactNode } from 'react';
import { Links, Outlet, ScrollRestoration, useMatches, type LoaderFunctionArgs } from 'react-router';
import { lazyWhenActive } from './activity/lazy-when-active.tsx';
import { earlyPressScript } from './activity/early-press.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { keepWhatWasTyped } from './connection/sending.ts';
import { frameQueries } from './data/queries.ts';
import { requestScope } from './data/request-scope.ts';
import type { ScreenHandle } from './data/screen-address.ts';
import { loadOnServer } from './data/server-load.ts';
import { SeededCache } from './data/use-query.ts';
import { DevelopmentStyles } from './development/development-styles.tsx';
import { useLocale } from './messages/messages.tsx';
import { useDocumentData, type DocumentData } from './session/document-data.ts';
import { useNonces } from './session/nonce.tsx';
import { useSignedIn } from './session/use-signed-in.ts';
import { FailedPage } from './shell/lazy-failed-page.tsx';
import favicon from './shell/favicon.svg?inline';
import { Frame } from './shell/frame.tsx';
import { LowScripts } from './shell/low-scripts.tsx';
import { ShopLink } from './shell/shop-link.tsx';

const NavigationProgress = lazyWhenActive(async () => ({
  default: (await import('./shell/navigation-progress.tsx')).NavigationProgress,
}));

/** The data of every document: the shop's origin, whether a session cookie was sent, and the frame's data. */
export async function loader(args: LoaderFunctionArgs) {
  const { origin, signedIn } = args.context.get(requestScope);
  const documentData: DocumentData = { origin, signedIn };
  return { ...documentData, ...(await loadOnServer(args, frameQueries(signedIn))) };
}

// This data never changes within a document: sign-in and sign-out load a new one, and SWR keeps the frame's data current.
export const shouldRevalidate = () => false;

/** Applies to the forms of all screens and fetchers. */
export const clientMiddleware = [keepWhatWasTyped];

export function Layout({ children }: { children: ReactNode }) {
  const { script, style } = useNonces();
  const signedIn = useSignedIn();
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={style} suppressHydrationWarning />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Links />
        {/* Our own source without any data; as a child React would escape its operators. */}
        {signedIn && (
          <script nonce={script} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        )}
        {import.meta.env.DEV && <DevelopmentStyles />}
      </head>
      <body>
        <SeededCache>
          <LinkProvider component={ShopLink} screens={screens}>
            <NavigationProgress />
            {children}
            <ConnectionNotice />
          </LinkProvider>
        </SeededCache>
        <ScrollRestoration nonce={script} />
        <LowScripts nonce={script} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** The page of a failed screen; header and footer stay unless their own data failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Framed>
      <FailedPage error={error} />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const known = useDocumentData();
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  if (!known || handles.some((handle) => handle?.bare)) return children;
  return (
    <Frame signedIn={known.signedIn} compact={handles.some((handle) => handle?.compactHeader)}>
      {children}
    </Frame>
  );
}
