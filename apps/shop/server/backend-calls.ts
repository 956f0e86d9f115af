import { DEVICE_HEADER } from '@rider/api/account';
import { FORM_TYPES, SMALL_BODY, type RequestBodies } from './request-bodies.ts';

/** A backend as a function: the embedded one, or a fetch to API_ORIGIN. */
export type BackendFetch = (request: Request) => Promise<Response>;

/** How long (bytes) the body of a call may be, by method and path; null where there is no such call. */
export type BodyLimit = (method: string, path: string) => number | null;

/** The media types of calls. */
const CALL_TYPES = ['application/json', ...FORM_TYPES];
const PASSED_REQUEST_HEADERS = ['accept', 'content-type', 'content-language', 'cb-lang', 'form-type'];
/** Answer whose session it is; an agent's token is none to the first. */
const WHO_AM_I = { buyer: '/api/user', agent: '/api/kefuapi/me' };

/** Who calls, as the shop sees it. */
export interface Caller {
  role: keyof typeof WHO_AM_I;
  /** The token of the session that counts for the call; null without one. */
  token: string | null;
  address: string;
  /** By what the backend knows the browser; null where it does not. */
  device?: string | null;
}

/** What calls of pages need on their way to the backend. */
export interface BackendCallsOptions {
  backend: BackendFetch;
  bodyLimit: BodyLimit;
  bodies: RequestBodies;
}

/** Passes calls of pages on to the backend, their bodies within limits. */
export class BackendCalls {
  readonly #options: BackendCallsOptions;

  constructor(options: BackendCallsOptions) {
    this.#options = options;
  }

  /**
   * The backend's answer to a call with the headers that it may see and the token that we decided on. The body of what is no call is
   * not read; one beyond SMALL_BODY is read once the session is known to be real, else the answer is what the backend says of it.
   */
  async answer(request: Request, caller: Caller): Promise<Response> {
    const { backend, bodyLimit, bodies } = this.#options;
    const headers = new Headers();
    for (const name of PASSED_REQUEST_HEADERS) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    headers.set('X-Forwarded-For', caller.address);
    if (caller.device) headers.set(DEVICE_HEADER, caller.device);
    if (caller.token) headers.set('Authori-zation', `Bearer ${caller.token}`);
    const { method, url } = request;
    const limit = bodyLimit(method, new URL(url).pathname);
    if (limit === null) {
      // The backend itself answers what it does not know, and there is nothing to parse in it.
      headers.delete('Content-Type');
      return backend(new Request(url, { method, headers }));
    }
    const refuseLarge = limit > SMALL_BODY ? () => this.refuseWithoutSession(url, caller) : undefined;
    const rule = { limit, types: CALL_TYPES, address: caller.address, ...(refuseLarge && { refuseLarge }) };
    return bodies.with(request, rule, (body, length) => {
      if (body !== null) headers.set('Content-Length', String(length));
      return backend(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit));
    });
  }

  /** Null for a session that is real; else the backend's own words about it. */
  async refuseWithoutSession(url: string, { role, token, address }: Caller): Promise<Response | null> {
    const headers = new Headers({ 'X-Forwarded-For': address });
    if (token) headers.set('Authori-zation', `Bearer ${token}`);
    const answer = await this.#options.backend(new Request(new URL(WHO_AM_I[role], url), { headers }));
    const text = await answer.text();
    return statusOf(text) === 200 ? null : new Response(text, { status: answer.status, headers: answer.headers });
  }
}

function statusOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status;
  } catch {
    // No envelope, so nothing that says yes.
    return null;
  }
}
