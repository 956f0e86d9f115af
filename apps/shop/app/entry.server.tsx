import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import english from 'virtual:messages/en-US/all';
import chinese from 'virtual:messages/zh-CN/all';
import { quietPartsLoaded } from './activity/lazy-when-active.tsx';
import { requestScope } from './data/request-scope.ts';
import { MessagesProvider } from './messages/messages.tsx';
import { NonceProvider } from './session/nonce.tsx';

export { requestScope };

const messages = { 'en-US': english, 'zh-CN': chinese };
/** Renders are aborted after this time (ms). */
const RENDER_DEADLINE_MS = 10_000;

/** Renders a document. Visitors get it as a stream; robots and the page cache (no script nonce) get it complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, scriptNonce, styleNonce } = loadContext.get(requestScope);
  const whole = scriptNonce === null || isbot(request.headers.get('user-agent'));
  const nonce = scriptNonce ?? undefined;
  await quietPartsLoaded();
  return new Promise((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <MessagesProvider locale={locale} messages={messages[locale]}>
        <NonceProvider script={nonce} style={styleNonce}>
          <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />
        </NonceProvider>
      </MessagesProvider>,
      {
        // Keeps large finished parts in place, because moving them there would need script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(nonce && { nonce }),
        [whole ? 'onAllReady' : 'onShellReady']() {
          started = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(deadline));
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (started) console.error(told(request), error);
        },
      },
    );
    const deadline = setTimeout(abort, RENDER_DEADLINE_MS).unref();
  });
}

/** Logs our own faults; expected outcomes (404, redirects, aborted visits) are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const { aborted, reason } = request.signal as { aborted: boolean; reason: unknown };
  const left = aborted && (reason as Error | undefined)?.name !== 'TimeoutError';
  if (left || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(told(request), error);
}

/** A request for the log, without its query, which may be private. */
function told({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}
