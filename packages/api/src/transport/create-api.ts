import type { Locale } from '@rider/model/locale';
import { isSessionEnd } from '../refusal/index.ts';
import { ApiError } from './api-error.ts';

/** How a client of the backend is made. */
export interface ApiOptions {
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Where the calls live, without trailing slash: `/api`, or with an origin on a server. */
  baseUrl: string;
  locale: Locale;
  /** The session's token; absent in a page, where the shop's server adds it. */
  token?: string | undefined;
  /** Milliseconds until a call is given up; 10 s unless said otherwise. */
  timeoutMs?: number;
  /** Gives up every call under way, e.g. with the request that asked for the page. */
  signal?: AbortSignal;
}

/** A query or body, as the room's `wire.ts` types it; undefined values are left out. */
export type Parameters = object;

/** A successful answer: the envelope's payload and message. */
export interface Answer {
  data: unknown;
  message: string;
}

/** A client of the backend. The calls of the domains take it as their first argument. */
export interface Api {
  get(path: string, query?: Parameters): Promise<Answer>;
  /** A form goes as such, for files; anything else as JSON. */
  post(path: string, body?: Parameters | FormData): Promise<Answer>;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Makes a client (R8.1, R8.2). It keeps no state beyond its options; calls reject with ApiError only. */
export function createApi(options: ApiOptions): Api {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Form-type': 'pc',
    'Content-Language': options.locale,
    // The existing CRMEB backend reads its language from here.
    'cb-lang': options.locale,
    ...(options.token && { 'Authori-zation': `Bearer ${options.token}` }),
  };
  return {
    get: (path, query = {}) => call(options, `${path}${search(query)}`, { method: 'GET', headers }),
    post: (path, body = {}) => call(options, path, { method: 'POST', ...withBody(headers, body) }),
  };
}

/** A form's own type names its boundary, so whoever sends it writes it. */
function withBody(headers: Record<string, string>, body: Parameters | FormData): RequestInit {
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function search(query: Parameters): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const joined = parameters.toString();
  return joined && `?${joined}`;
}

async function call(options: ApiOptions, path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  let body: string;
  try {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
    response = await options.fetch(`${options.baseUrl}/${path}`, { ...init, signal });
    body = await response.text();
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ApiError(late ? 'timeout' : 'transport', `${path} was not answered`, { cause });
  }
  if (!response.ok)
    throw new ApiError('transport', `${path} answered HTTP ${response.status}`, { status: response.status });
  return readEnvelope(path, body);
}

function readEnvelope(path: string, body: string): Answer {
  let envelope: unknown;
  try {
    envelope = JSON.parse(body);
  } catch (cause) {
    throw new ApiError('malformed', `${path} did not answer JSON`, { cause });
  }
  if (typeof envelope !== 'object' || envelope === null || !('status' in envelope)) {
    throw new ApiError('malformed', `${path} answered without a status`);
  }
  const { status, msg, data, code } = envelope as { status: unknown; msg?: unknown; data?: unknown; code?: unknown };
  const message = typeof msg === 'string' ? msg : '';
  const numeric = Number(written(status));
  if (numeric === 200) return { data, message };
  throw new ApiError(isSessionEnd(numeric) ? 'session' : 'refused', message, {
    status: Number.isNaN(numeric) ? 0 : numeric,
    code: written(code) || written(status),
    fieldErrors: readFieldErrors(data),
  });
}

/** Only plain values are written out: an object of the wire may hide its own `toString`. */
function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readFieldErrors(data: unknown): Record<string, string> {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, written(message)]));
}
