import { startTransition, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { lazyPartsLoaded } from './activity/lazy-part.tsx';
import { installConnection } from './connection/install-connection.ts';
import { connectRouteModules } from './connection/route-modules.ts';
import { followChanges } from './development/follow-changes.ts';
import { documentFormats, documentLocale, loadedMessages } from './messages/browser-messages.ts';
import { MessagesProvider, type Messages } from './messages/messages.tsx';
import { isOldBrowser } from './shell/old-browser.tsx';
import { withFirstStylesOnce } from './shell/first-styles.ts';

// An old browser reads and sends the page's forms as without script.
const isOld = isOldBrowser();
if (!isOld) installConnection();
const manifest = window.__reactRouterManifest;
if (manifest) manifest.routes = withFirstStylesOnce(manifest.routes);

const locale = documentLocale();
const formats = documentFormats();
const { default: messages } = await (locale === 'zh-CN'
  ? import('virtual:messages/zh-CN/first')
  : import('virtual:messages/en-US/first'));
Object.assign(loadedMessages, messages);

/**
 * While lazy parts are missing, a navigation is a transition, which waits for the parts that it changes. Afterwards it renders in one
 * piece, because a transition's slices take a phone twice as long. The switch itself is a transition, so React hydrates all server-rendered
 * content before it.
 */
function Router() {
  const [isWhole, setIsWhole] = useState(false);
  // In development the router replaces modules itself.
  useEffect(() => void (import.meta.env.PROD && connectRouteModules()), []);
  useEffect(() => void lazyPartsLoaded().then(() => startTransition(() => setIsWhole(true))), []);
  return <HydratedRouter {...(isWhole && { useTransitions: false })} />;
}

const documentWith = (texts: Messages) => (
  <StrictMode>
    <MessagesProvider locale={locale} messages={texts} formats={formats}>
      <Router />
    </MessagesProvider>
  </StrictMode>
);

if (!isOld)
  startTransition(() => {
    const root = hydrateRoot(document, documentWith(loadedMessages));
    if (import.meta.hot) followChanges(import.meta.hot, (texts) => root.render(documentWith(texts)));
  });
