import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import english from 'virtual:messages/en-US/all';
import chinese from 'virtual:messages/zh-CN/all';
import { lazyPartsLoaded } from './activity/lazy-part.tsx';
import { AnswersProvider } from './data/document-answers.tsx';
import { requestScope } from './data/request-scope.ts';
import { MessagesProvider } from './messages/messages.tsx';
import { NonceProvider } from './session/nonce.tsx';
import { withFirstStylesOnce } from './shell/first-styles.ts';

export { requestScope };

const messages = { 'en-US': english, 'zh-CN': chinese };
/** The router's data is complete when its loaders are; reading it is given up after this time (ms). */
export const streamTimeout = 10_000;

/**
 * Renders a document as a whole, for visitors and robots alike: its data is there before, and nothing in it waits. Its text goes to
 * `RequestScope.html`; the answer has status and headers alone.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const scope = loadContext.get(requestScope);
  const { locale, formats, answers, scriptNonce, styleNonce } = scope;
  const nonce = scriptNonce ?? undefined;
  const [routerData] = await Promise.all([textOf(serverHandoffStream), lazyPartsLoaded()]);
  const html = renderToString(
    <MessagesProvider locale={locale} messages={messages[locale]} formats={formats}>
      <NonceProvider script={nonce} style={styleNonce}>
        <AnswersProvider answers={answers}>
          <ServerRouter context={ofMatches(entryContext)} url={request.url} {...(nonce && { nonce })} />
        </AnswersProvider>
      </NonceProvider>
    </MessagesProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const [failed] = Object.values(entryContext.staticHandlerContext.errors ?? {}).filter(isRouteErrorResponse);
  scope.html = withRouterData(html, routerData, scriptNonce);
  return new Response(null, { status: failed?.status ?? status, headers });
}

/** The context with the routes of this document alone: the router makes a tree of all that it is given, for each document. */
function ofMatches<Context extends Omit<EntryContext, 'serverHandoffStream'>>(context: Context): Context {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  const routes = withFirstStylesOnce(Object.fromEntries(matched) as typeof manifest.routes);
  return { ...context, manifest: { ...manifest, routes: routes as typeof manifest.routes } };
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : '';
}

/** Adds what the router reads in the browser before it hydrates. The router would write it while streaming. */
function withRouterData(html: string, routerData: string, nonce: string | null): string {
  // `<` would end the element.
  const text = JSON.stringify(routerData).replaceAll('<', '\\u003c');
  const code = `{let c=window.__reactRouterContext.streamController;c.enqueue(${text});c.close()}`;
  const script = `<script${nonce === null ? '' : ` nonce="${nonce}"`}>${code}</script>`;
  const end = html.lastIndexOf('</body>');
  const body = html.indexOf('<body>');
  return `<!DOCTYPE html>${stylesFirst(html.slice(0, body))}${html.slice(body, end)}${script}${html.slice(end)}`;
}

/** Puts the stylesheets of a head before the preloads of pictures and scripts, which React writes first: nothing is painted without them. */
function stylesFirst(head: string): string {
  const styles = head.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return head.replaceAll(/<link rel="stylesheet"[^>]*>/g, '').replace('<head>', `<head>${styles.join('')}`);
}

/** Logs our own faults; expected outcomes (404, redirects, aborted requests) are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const { aborted, reason } = request.signal as { aborted: boolean; reason: unknown };
  const left = aborted && (reason as Error | undefined)?.name !== 'TimeoutError';
  if (left || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(describeRequest(request), error);
}

/** A request for the log, without its query, which may be private. */
function describeRequest({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}
