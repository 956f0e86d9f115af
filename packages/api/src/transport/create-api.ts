import { LONGEST_TIMER_MS } from '@rider/model/limits';
import type { Locale } from '@rider/model/locale';
import { isSessionEnd } from '../error/error-names.ts';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../error/index.ts';
import { readEnvelope, readFieldErrors } from './envelope.ts';
import { bearer, CALL_HEADERS, REQUEST_ID, SESSION_HEADER, TOKEN_HEADER } from './headers.ts';

/** Options of a client. */
export interface ApiOptions {
  /** The platform's own by default. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Base address of the calls without trailing slash: `/api`, or with an origin on a server. */
  baseUrl: string;
  locale: Locale;
  /**
   * The session's token, as `login` resolves to it; absent in a page, where the shop's server has it in a cookie. The shop's server
   * accepts one from programs only, which send neither Origin nor cookies.
   */
  token?: string | null | undefined;
  /** Called with the token that replaces `token`, which a change of a password, contact data or another credential ends. */
  onNewToken?: (token: string) => void;
  /** Timeout of a call in milliseconds; 10 s by default. */
  timeoutMs?: number;
  /** Aborts all calls in progress, e.g. when the page's request ends. */
  signal?: AbortSignal;
  /** The instant of a preview, epoch milliseconds; absent for now. */
  at?: number;
}

/** A query or body, typed by the module's `wire.ts`; undefined values are left out. */
export type Parameters = object;

/** A successful answer: the envelope's payload and message. */
export interface Answer {
  data: unknown;
  message: string;
  /** The server's id of the request, by which its log can be searched; empty if it sent none. */
  requestId?: string;
}

/** Options of one call, in addition to those of its client. */
export interface CallOptions {
  /** Timeout in milliseconds, in place of the client's. */
  timeoutMs?: number;
  /** Aborts the call; the client's signal does so too. */
  signal?: AbortSignal;
  /** Headers in addition to the client's, e.g. of a trace. */
  headers?: Readonly<Record<string, string>>;
}

/** A client of the backend. The calls of the domains take it as their first argument. */
export interface Api {
  /** The instant at which the backend answers, in a preview of another time (epoch ms). */
  readonly at?: number | undefined;
  get(path: string, query?: Parameters, options?: CallOptions): Promise<Answer>;
  /** A FormData is sent as it is, for files; anything else as JSON. */
  post(path: string, body?: Parameters | FormData, options?: CallOptions): Promise<Answer>;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Creates a client without state beyond its options. Calls reject with ApiError only. */
export function createApi(options: ApiOptions): Api {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    [CALL_HEADERS.channel]: 'pc',
    [CALL_HEADERS.language]: options.locale,
    [CALL_HEADERS.crmebLanguage]: options.locale,
    ...(options.token && { [TOKEN_HEADER]: bearer(options.token) }),
  };
  return {
    at: options.at,
    get: (path, query = {}, own) => call(options, own, `${path}${search(query)}`, { method: 'GET', headers }),
    post: (path, body = {}, own) => call(options, own, path, { method: 'POST', ...withBody(headers, body) }),
  };
}

type CallInit = RequestInit & { headers: Record<string, string> };

/** `fetch` sets the content type of a form, which includes the boundary. */
function withBody(headers: Record<string, string>, body: Parameters | FormData): CallInit {
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, [CALL_HEADERS.type]: 'application/json' }, body: JSON.stringify(body) };
}

function search(query: Parameters): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

async function call(options: ApiOptions, own: CallOptions | undefined, path: string, init: CallInit): Promise<Answer> {
  let response: Response;
  let body: string;
  const signals = [options.signal, own?.signal].filter((each) => each !== undefined);
  const deadline = new AbortController();
  // Cleared with the call: AbortSignal.timeout and its listeners would live for the whole timeout.
  const timer = setTimeout(
    () => deadline.abort(new DOMException('', 'TimeoutError')),
    Math.min(own?.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS, LONGEST_TIMER_MS),
  );
  try {
    const signal = AbortSignal.any([deadline.signal, ...signals]);
    // Called as a plain function: a browser's fetch throws as a method of another object.
    const { fetch: send = globalThis.fetch } = options;
    const headers = { ...init.headers, ...own?.headers };
    response = await send(`${options.baseUrl}/${path}`, { ...init, headers, signal });
    body = await response.text();
    const newToken = response.headers.get(SESSION_HEADER);
    if (newToken) options.onNewToken?.(newToken);
  } catch (cause) {
    throw new ApiError(reasonOf(cause, signals), `${path} got no answer`, { cause });
  } finally {
    clearTimeout(timer);
  }
  const { ok, status, headers } = response;
  const facts = { status, requestId: headers.get(REQUEST_ID) ?? '', retryAfter: headers.get('Retry-After') ?? '' };
  // Answers of 401 and 403 say why in their body: calls with an API key get them.
  if (!ok && (status > 403 || !body)) throw new ApiError('transport', `${path}: HTTP ${status}`, facts);
  return answerOf(path, body, facts);
}

function reasonOf(cause: unknown, signals: readonly AbortSignal[]): ApiErrorKind {
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'timeout';
  const isAborted = signals.some(({ aborted }) => aborted) || (cause instanceof Error && cause.name === 'AbortError');
  return isAborted ? 'aborted' : 'transport';
}

const TECHNICAL = /cURL |SQLSTATE|\.php\b|Undefined |Call to [au]|Trying to |\w::\w|\(\): |not exists:/;

/** Whether a message is one of PHP, its database or its HTTP client. */
export function isTechnicalText(message: string): boolean {
  return TECHNICAL.test(message);
}

function answerOf(path: string, body: string, facts: ApiErrorDetails & { requestId: string }): Answer {
  let envelope;
  let cause;
  try {
    envelope = readEnvelope(JSON.parse(body));
  } catch (error) {
    cause = error;
  }
  if (!envelope) throw new ApiError('malformed', `${path} did not answer as calls do`, { ...facts, cause });
  const { succeeded, status, message, data, code } = envelope;
  if (succeeded) return { data, message, requestId: facts.requestId };
  // The text of a fault within CRMEB or of its provider is not for buyers.
  if (isTechnicalText(message)) throw new ApiError('transport', message, { ...facts, status: 502 });
  throw new ApiError(isSessionEnd(status) ? 'session' : 'rejected', message, {
    ...facts,
    code,
    fieldErrors: readFieldErrors(data),
  });
}
