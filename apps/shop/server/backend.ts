import { isUploadCall } from '@rider/api/gateway';
import { createBackend, DatabaseUnavailable, DirectoryInUse } from '@rider/backend';
import { cacheAbsentCapabilities } from './backend/absent-capabilities.ts';
import { boundedBody } from './backend/backend-answer.ts';
import { callOf, type BackendFetch, type BodyLimit } from './backend/backend-calls.ts';
import { readableMessage } from './backend/readable-messages.ts';
import type { ConnectChat } from './chat/chat-bridge.ts';
import { forwardChat } from './chat/chat-forward.ts';
import { renderPaymentCodes } from './backend/payment-codes.ts';
import { answerOwnRefunds } from './backend/own-refunds.ts';
import { SMALL_BODY } from './http/request-bodies.ts';
import { keyFaultLine } from './settings/payment-settings.ts';
import { SettingError } from './settings/setting-error.ts';
import type { Settings } from './settings/settings.ts';
import { createZonedTimes } from './backend/zoned-times.ts';

/** Maximum time of a call to another backend, to the last byte of its answer (ms). */
const CALL_MS = 10_000;
/** Maximum answer of a call (bytes), which is held in memory. */
const ANSWER_LIMIT = 10 * 1024 * 1024;
/** Maximum time and size of a picture, which is streamed at the visitor's speed (ms, bytes). */
const PICTURE_MS = 120_000;
const PICTURE_LIMIT = 20 * 1024 * 1024;
/** Maximum upload to another backend: a picture within its form (bytes). */
const UPLOAD_LIMIT = 6 * 1024 * 1024;
/** Headers that no longer hold, because `fetch` has decoded the body. */
const HOP_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** A connected backend. */
export interface ConnectedBackend {
  fetch: BackendFetch;
  bodyLimit: BodyLimit;
  connectChat: ConnectChat;
  /** Calls `listener` whenever public answers became stale; never with another backend, which does not report it. */
  onInvalidated: (listener: () => void) => void;
  mediaDirectory: string | null;
  /** Credentials of the demo buyers; empty without them. */
  demoAccounts: readonly { account: string; password: string }[];
  /** Credentials of the demo agents at the desk; empty without them. */
  demoAgents: readonly { account: string; password: string }[];
  /** Token of the first owner's invitation to the desk; null where there is an owner. */
  ownerInvitation: string | null;
  close(): Promise<void>;
}

/** Starts the embedded backend, or forwards to API_ORIGIN. */
export async function connectBackend(settings: Settings): Promise<ConnectedBackend> {
  const { apiOrigin, apiTimeZone } = settings;
  if (apiOrigin) {
    const inUtc = createZonedTimes(apiTimeZone);
    return {
      fetch: renderPaymentCodes(
        answerOwnRefunds(
          cacheAbsentCapabilities((request) =>
            forward(request, apiOrigin, (json) => readableMessage(inUtc(json), request)),
          ),
        ),
      ),
      // This server has no list of the other backend's calls.
      bodyLimit: (_method, path) => (isUploadCall(callOf(path)) ? UPLOAD_LIMIT : SMALL_BODY),
      connectChat: forwardChat(apiOrigin),
      onInvalidated: () => undefined,
      mediaDirectory: null,
      demoAccounts: [],
      demoAgents: [],
      ownerInvitation: null,
      close: () => Promise.resolve(),
    };
  }
  const backend = await createBackend({
    demo: settings.demo,
    demoHistory: settings.demoHistory,
    formats: settings.formats,
    shopOrigin: settings.publicOrigin,
    demandsSecondStep: settings.operatorTwoStep,
    payments: settings.payments,
    sendsWebhooks: true,
    allowsLocalWebhooks: settings.localWebhooks,
    reportKeyFault: (method, fault) => console.error(keyFaultLine(method, fault)),
    ...(settings.smtp && { smtp: settings.smtp }),
    ...(settings.twilio && { twilio: settings.twilio }),
    ...(settings.wechat && { wechat: settings.wechat }),
    ...(settings.redisUrl !== null && { redisUrl: settings.redisUrl }),
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDirectory }),
  }).catch((error: unknown) => {
    // Failures that the operator can fix are reported in one line, without a stack.
    if (error instanceof DirectoryInUse) throw new SettingError(error.message, { cause: error });
    if (error instanceof DatabaseUnavailable)
      throw new SettingError(`${settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: ${error.message}`, {
        cause: error,
      });
    throw error;
  });
  return {
    fetch: (request) => backend.fetch(request),
    bodyLimit: (method, path) => backend.bodyLimit(method, path),
    connectChat: backend.connectChat,
    onInvalidated: backend.onInvalidated,
    mediaDirectory: backend.mediaDirectory,
    demoAccounts: backend.demoAccounts,
    demoAgents: backend.demoAgents,
    ownerInvitation: backend.ownerInvitation,
    close: () => backend.close(),
  };
}

/** Forwards a request to another backend; 502 when the answer times out or is too long. `rewrite` changes a JSON answer. */
export async function forward(
  request: Request,
  origin: string,
  rewrite: (json: string) => string = (json) => json,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isPicture = !pathname.startsWith('/api/');
  try {
    const answer = await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(isPicture ? PICTURE_MS : CALL_MS)]),
      // A body of known length is streamed; not every backend accepts one of unknown length.
      ...(request.body && {
        body: request.headers.has('Content-Length') ? request.body : await request.arrayBuffer(),
        duplex: 'half',
      }),
    } as RequestInit);
    const headers = new Headers(answer.headers);
    for (const name of HOP_HEADERS) headers.delete(name);
    const body = boundedBody(answer, isPicture ? PICTURE_LIMIT : ANSWER_LIMIT);
    // Reads the answer here, so that a timeout or an oversized answer becomes a 502 like any other failure.
    const type = headers.get('Content-Type') ?? '';
    const isJson = type.includes('json');
    // A page of a web server or of a broken script instead of an answer.
    if (!isPicture && (answer.status >= 500 || type.includes('html')))
      console.error(`${origin} answers ${request.method} ${pathname} with ${answer.status} ${type}`);
    const whole = body && !isPicture ? await new Response(body)[isJson ? 'text' : 'arrayBuffer']() : body;
    return new Response(typeof whole === 'string' ? rewrite(whole) : whole, { status: answer.status, headers });
  } catch (error) {
    // The reason goes to the operator's log; the visitor only learns that the backend is unavailable.
    console.error(`${origin} does not answer ${pathname}:`, error instanceof Error ? error.message : error);
    return new Response(null, { status: 502 });
  }
}
