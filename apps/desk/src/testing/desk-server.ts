import { ERROR_CODES } from '@rider/api/error';
import { vi } from 'vitest';

/** The wire status for an ended session. */
export const SIGNED_OUT = ERROR_CODES['not-signed-in'];

/** A recorded call. */
export interface RecordedCall {
  path: string;
  /** Values of query and body. */
  given: Record<string, unknown>;
}

type Script = (given: RecordedCall['given']) => unknown;

/** A server that does not answer. */
const DOWN = Symbol('down');

/** The data of an error answer. */
class Rejected {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

/** An error as the answer of a script. */
export function rejection(message: string, status = 400): unknown {
  return new Rejected(status, message);
}

/** Fakes the shop's server: answers each call as scripted by the test and records all calls. */
export class DeskServer {
  /** All calls, in order. */
  readonly calls: RecordedCall[] = [];
  #scripts = new Map<string, Script>();

  constructor() {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.#answer(address, init));
  }

  /** Sets the answer data of a call, or a function that computes it from the request. */
  answers(path: string, data: unknown): this {
    this.#scripts.set(path, typeof data === 'function' ? (data as Script) : () => data);
    return this;
  }

  rejects(path: string, message: string, status = 400): this {
    return this.answers(path, new Rejected(status, message));
  }

  /** Leaves a call unanswered, as without a network. */
  isDownFor(path: string): this {
    return this.answers(path, DOWN);
  }

  /** The recorded requests of one call. */
  requestsTo(path: string): RecordedCall['given'][] {
    return this.calls.filter((each) => each.path === path).map(({ given }) => given);
  }

  #answer(address: string, { body }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://desk.test');
    const path = pathname.replace('/api/', '');
    const posted = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}'));
    const given: RecordedCall['given'] = { ...Object.fromEntries(searchParams), ...posted };
    this.calls.push({ path, given });
    const script = this.#scripts.get(path);
    if (!script) return Promise.reject(new Error(`the test answers no ${path}`));
    const data = script(given);
    if (data === DOWN) return Promise.reject(new TypeError('no network'));
    if (data instanceof Rejected) return Promise.resolve(Response.json({ status: data.status, msg: data.message }));
    return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
  }
}
