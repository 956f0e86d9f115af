import { DEVICE_HEADER } from '@rider/api/account';
import {
  PASSED_HEADERS,
  readForwardedAnswer,
  REQUEST_ID,
  SESSION_CALLS,
  writeToken,
  type SessionRole,
} from '@rider/api/gateway';
import { FORM_TYPES, SMALL_BODY, type RequestBodies } from '../http/request-bodies.ts';
import { requestId } from '../http/running-request.ts';

/** A backend as a function: the embedded one, or a fetch to API_ORIGIN. */
export type BackendFetch = (request: Request) => Promise<Response>;

/** Maximum body of a call (bytes), by method and path; null for unknown calls. */
export type BodyLimit = (method: string, path: string) => number | null;

/** The media types of calls. */
const CALL_TYPES = ['application/json', ...FORM_TYPES];
/** The path below which the backend's calls are. */
const BASE_PATH = '/api/';

/** The call's name in packages/api for a path below `/api/`; empty for other paths. */
export function callOf(pathname: string): string {
  return pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : '';
}

/** The sender of a call. */
export interface Caller {
  role: SessionRole;
  /** The token of the role's session; null without one. */
  token: string | null;
  address: string;
  /** The token by which the backend recognizes the browser; null without one. */
  device?: string | null;
}

/** Options of `BackendCalls`. */
export interface BackendCallsOptions {
  backend: BackendFetch;
  bodyLimit: BodyLimit;
  bodies: RequestBodies;
}

/** Forwards calls of pages to the backend and limits their bodies. */
export class BackendCalls {
  readonly #options: BackendCallsOptions;

  constructor(options: BackendCallsOptions) {
    this.#options = options;
  }

  /**
   * Forwards a call with the allowed headers and the caller's token. The body of an unknown call is not read. A body beyond SMALL_BODY is
   * read only after the backend has accepted the session; otherwise the backend's error is returned.
   */
  async answer(request: Request, caller: Caller): Promise<Response> {
    const { backend, bodyLimit, bodies } = this.#options;
    const headers = new Headers();
    for (const name of ['Accept', 'User-Agent', ...PASSED_HEADERS]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    headers.set('X-Forwarded-For', caller.address);
    const id = requestId();
    if (id !== null) headers.set(REQUEST_ID, id);
    if (caller.device) headers.set(DEVICE_HEADER, caller.device);
    if (caller.token) writeToken(headers, caller.token);
    const { method, url } = request;
    const limit = bodyLimit(method, new URL(url).pathname);
    if (limit === null) {
      // The backend itself answers unknown calls, without parsing a body.
      headers.delete('Content-Type');
      return backend(new Request(url, { method, headers }));
    }
    const rejectLarge = limit > SMALL_BODY ? () => this.rejectWithoutSession(url, caller) : undefined;
    const rule = {
      limit,
      types: CALL_TYPES,
      address: caller.address,
      ...(rejectLarge && { rejectLarge }),
    };
    return bodies.with(request, rule, (body, length) => {
      if (body !== null) headers.set('Content-Length', String(length));
      return backend(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit));
    });
  }

  /** Returns null if the backend accepts the session, else the backend's error. */
  async rejectWithoutSession(url: string, { role, token, address }: Caller): Promise<Response | null> {
    const headers = new Headers({ 'X-Forwarded-For': address });
    if (token) writeToken(headers, token);
    const answer = await this.#options.backend(new Request(new URL(BASE_PATH + SESSION_CALLS[role], url), { headers }));
    const text = await answer.text();
    return readForwardedAnswer(text)?.succeeded
      ? null
      : new Response(text, { status: answer.status, headers: answer.headers });
  }
}
