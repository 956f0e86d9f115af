import { screens } from '@rider/model/screens';
import '@rider/ui/reset';
import { FailureBoundary } from '@rider/ui/failure-boundary';
import { LinkProvider } from '@rider/ui/link';
import { currencyOf } from '@rider/ui/price';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  Links,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { lazyPart } from './activity/lazy-part.tsx';
import { earlyPressScript } from './activity/early-press.ts';
import { preserveTypedForm } from './connection/failed-sending.ts';
import { DocumentAnswers } from './data/document-answers.tsx';
import { frameQueries } from './data/queries.ts';
import { requestScope } from './data/request-scope.ts';
import type { ScreenHandle } from './screen-parameters/screen-handle.ts';
import { loadOnServer } from './data/server-load.ts';
import { SeededCache } from './data/use-query.ts';
import { DevelopmentStyles } from './development/development-styles.tsx';
import { useLocale } from './messages/messages.tsx';
import { readCookie, STRATEGIES } from './session/cookies.ts';
import { DocumentDataContext, useDocumentData, type DocumentData } from './session/document-data.tsx';
import { useNonces } from './session/nonce.tsx';
import { FailedPage } from './shell/lazy-failed-page.tsx';
import favicon from './shell/favicon.svg?inline';
import { Frame } from './shell/frame.tsx';
import { LinkNavigation } from './navigation/link-navigation.tsx';
import { OldBrowser } from './shell/old-browser.tsx';
import { LowScripts, MessagesPreload } from './shell/low-scripts.tsx';
import { replaceRedirectingEntry } from './navigation/replace-redirecting-entry.ts';
import { ShopLink } from './navigation/shop-link.tsx';

const LinkIntent = lazyPart(() => import('./shell/lazy-parts.ts'), 'LinkIntent');
const NavigationProgress = lazyPart(() => import('./shell/lazy-parts.ts'), 'NavigationProgress');
const OtherTabs = lazyPart(() => import('./shell/lazy-parts.ts'), 'OtherTabs');

/** The data of every document: the shop's origin, whether a session cookie was sent, and the frame's data. */
export async function loader(args: LoaderFunctionArgs) {
  const { origin, signedIn } = args.context.get(requestScope);
  await loadOnServer(args, frameQueries(signedIn));
  const isPunchout = readCookie(args.request.headers.get('Cookie'), STRATEGIES.punchout) !== null;
  return { origin, signedIn, isPunchout } satisfies DocumentData;
}

// This data never changes within a document: sign-in and sign-out load a new one, and SWR updates the frame's data.
export const shouldRevalidate = () => false;

/** Applies to the forms of all screens and fetchers. */
export const clientMiddleware = [preserveTypedForm, replaceRedirectingEntry];

export function Layout({ children }: { children: ReactNode }) {
  const { script, style } = useNonces();
  const intl = useIntl();
  const known = useRouteLoaderData<DocumentData>('root');
  return (
    <html lang={useLocale()} data-currency={currencyOf(intl)} data-time-zone={intl.timeZone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={style} suppressHydrationWarning />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Links />
        {known?.signedIn && (
          <script nonce={script} suppressHydrationWarning>
            {earlyPressScript}
          </script>
        )}
        {import.meta.env.DEV && <DevelopmentStyles />}
      </head>
      <body>
        <OldBrowser nonce={script} />
        <DocumentDataContext value={known}>
          <SeededCache>
            <LinkProvider component={ShopLink} screens={screens}>
              <NavigationProgress />
              <LinkNavigation />
              <LinkIntent />
              {children}
              <ConnectionNotice />
              {known?.signedIn === false && <OtherTabs buyer="" />}
            </LinkProvider>
          </SeededCache>
        </DocumentDataContext>
        <DocumentAnswers />
        <ScrollRestoration nonce={script} />
        <MessagesPreload />
        <LowScripts nonce={script} />
      </body>
    </html>
  );
}

const SCREEN = <Outlet />;

export default function Root() {
  return <Framed>{SCREEN}</Framed>;
}

/** The page of a failed screen; header and footer stay unless they failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <FailureBoundary locale={useLocale()} homeHref={screens.home}>
      <Framed>
        <FailedPage error={error} />
      </Framed>
    </FailureBoundary>
  );
}

// The router renders its root with each state of a navigation, the frame only when something of it changes.
const SteadyFrame = memo(Frame);

function Framed({ children }: { children: ReactNode }) {
  const known = useDocumentData();
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  if (!known || handles.some((handle) => handle?.bare)) return children;
  return (
    <SteadyFrame signedIn={known.signedIn} compact={handles.some((handle) => handle?.compactHeader)}>
      {children}
    </SteadyFrame>
  );
}
