import { createBackend, DatabaseAway, DirectoryInUse } from '@rider/backend';
import { boundedBody } from './backend-answer.ts';
import type { BackendFetch, BodyLimit } from './backend-calls.ts';
import type { ConnectChat } from './chat-bridge.ts';
import { forwardChat } from './chat-forward.ts';
import { SMALL_BODY } from './request-bodies.ts';
import { SettingError, type Settings } from './settings.ts';

/** The time that a call to another backend may take, to the last byte of its answer (ms). */
const CALL_MS = 10_000;
/** No call answers with more (bytes); it is held whole. */
const ANSWER_LIMIT = 10 * 1024 * 1024;
/** A picture passes by as fast as the visitor takes it in (ms, bytes). */
const PICTURE_MS = 120_000;
const PICTURE_LIMIT = 20 * 1024 * 1024;
/** What another backend gets of a picture with its form around it (bytes). */
const UPLOAD_LIMIT = 6 * 1024 * 1024;
const UPLOAD_CALL = /^\/api\/(?:kefuapi\/)?upload\/image$/;
/** `fetch` has decoded the body; its length and coding on the way to us are over. */
const HOP_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** A backend to serve from, and how to leave it. */
export interface ConnectedBackend {
  fetch: BackendFetch;
  bodyLimit: BodyLimit;
  connectChat: ConnectChat;
  mediaDirectory: string | null;
  /** Sign-in of the demo buyers, empty without them. */
  demoAccounts: readonly { account: string; password: string }[];
  /** Sign-in of the demo agents at the desk, empty without them. */
  demoAgents: readonly { account: string; password: string }[];
  close(): Promise<void>;
}

/** Starts the embedded backend, or passes on to API_ORIGIN and starts none. */
export async function connectBackend(settings: Settings): Promise<ConnectedBackend> {
  const { apiOrigin } = settings;
  if (apiOrigin) {
    return {
      fetch: (request) => forward(request, apiOrigin),
      // Which calls there are only the other backend knows.
      bodyLimit: (_method, path) => (UPLOAD_CALL.test(path) ? UPLOAD_LIMIT : SMALL_BODY),
      connectChat: forwardChat(apiOrigin),
      mediaDirectory: null,
      demoAccounts: [],
      demoAgents: [],
      close: () => Promise.resolve(),
    };
  }
  const backend = await createBackend({
    demo: settings.demo,
    demoHistory: settings.demoHistory,
    shopOrigin: settings.publicOrigin,
    ...(settings.smtp && { smtp: settings.smtp }),
    ...(settings.redisUrl !== null && { redisUrl: settings.redisUrl }),
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDirectory }),
  }).catch((error: unknown) => {
    // What only the operator can mend is told in one line, without a stack.
    if (error instanceof DirectoryInUse) throw new SettingError(error.message, { cause: error });
    if (error instanceof DatabaseAway) throw new SettingError(`DATABASE_URL: ${error.message}`, { cause: error });
    throw error;
  });
  return {
    fetch: (request) => backend.fetch(request),
    bodyLimit: (method, path) => backend.bodyLimit(method, path),
    connectChat: backend.connectChat,
    mediaDirectory: backend.mediaDirectory,
    demoAccounts: backend.demoAccounts,
    demoAgents: backend.demoAgents,
    close: () => backend.close(),
  };
}

/** Passes a request on to another backend; 502 where its answer does not come in time or is too long. */
export async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isPicture = !pathname.startsWith('/api/');
  try {
    const answer = await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(isPicture ? PICTURE_MS : CALL_MS)]),
      // A body of known length passes by as it is; not every backend takes one of unknown length.
      ...(request.body && {
        body: request.headers.has('Content-Length') ? request.body : await request.arrayBuffer(),
        duplex: 'half',
      }),
    } as RequestInit);
    const headers = new Headers(answer.headers);
    for (const name of HOP_HEADERS) headers.delete(name);
    const body = boundedBody(answer, isPicture ? PICTURE_LIMIT : ANSWER_LIMIT);
    // A call's answer is read here, so that one that is too long or late becomes a 502 like any other failure.
    const whole = body && !isPicture ? await new Response(body).arrayBuffer() : body;
    return new Response(whole, { status: answer.status, headers });
  } catch (error) {
    // The operator must see why; the visitor only that the backend is away.
    console.error(`${origin} does not answer ${pathname}:`, error instanceof Error ? error.message : error);
    return new Response(null, { status: 502 });
  }
}
