import { SharedLimit, type Limits } from '../limits/shared-limit.ts';

/**
 * Maximum body for anybody (bytes); larger ones are read only at addresses that accept them, from signed-in people or as visitors'
 * pictures.
 */
export const SMALL_BODY = 256 * 1024;

const MEGABYTE = 1024 * 1024;
/** Memory limits of all small and all large bodies. They are separate, so that pictures never block a sign-in. */
const SMALL_BODIES: Limits = { total: 32 * MEGABYTE, perAddress: 8 * MEGABYTE };
const LARGE_BODIES: Limits = { total: 96 * MEGABYTE, perAddress: 46 * MEGABYTE };
/** Those of visitors, so that a flood of them never blocks the pictures of signed-in people. */
const VISITORS_BODIES: Limits = { total: 48 * MEGABYTE, perAddress: 17 * MEGABYTE };
/** Accounted overhead of a chunk: a body in chunks of one byte uses far more memory than its length. */
const CHUNK_COST = 256;

/** Timeout between two chunks (ms). */
const IDLE_MS = 15_000;
/** Maximum time of a body (ms), plus that of its received bytes at 16 kB/s, a slow mobile connection. `http-server.ts` limits it to 300 s. */
const START_MS = 30_000;
const BYTES_PER_MS = 16;

/** Retry-After when the total limit of bodies is reached (s). */
const RETRY_SECONDS = 5;

/** The limits of a body at an address. */
export interface BodyRule {
  /** Maximum size (bytes). */
  limit: number;
  /** The accepted media types. */
  types: readonly string[];
  /** The sender's address. */
  address: string;
  /**
   * Called before any of a body beyond SMALL_BODY is read; a Response rejects it. Without it and `openToVisitors` such bodies are always
   * rejected.
   */
  rejectLarge?: () => Promise<Response | null>;
  /** Large bodies are read from anybody, within the visitors' limits. */
  openToVisitors?: boolean;
}

/** The media types of forms. */
export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a request has a body, according to its HTTP/1.1 headers. The body of a GET or HEAD is meaningless. */
export function bringsBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0;
}

/** Reads request bodies within limits per body, per address, in total, and in time. */
export class RequestBodies {
  readonly #small = new SharedLimit(SMALL_BODIES);
  readonly #large = new SharedLimit(LARGE_BODIES);
  readonly #visitors = new SharedLimit(VISITORS_BODIES);
  readonly #times: { idleMs?: number };

  constructor(times: { idleMs?: number } = {}) {
    this.#times = times;
  }

  /**
   * Passes a request's body to `handle`, or null without one: a stream that frees what was read, and ends when `handle` has answered. A
   * body beyond the limits is rejected, from its headers where possible: 415 type, 413 size, 408 time, 503 too many.
   */
  async with(
    request: Request,
    rule: BodyRule,
    handle: (body: ReadableStream<Uint8Array> | null, length: number) => Promise<Response>,
  ): Promise<Response> {
    if (!bringsBody(request) || request.body === null) return handle(null, 0);
    const type = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!rule.types.includes(type)) return errorAnswer(415);
    const declared = Number(request.headers.get('Content-Length') ?? Infinity);
    const mayBeLarge = rule.openToVisitors || rule.rejectLarge !== undefined;
    const limit = declared > SMALL_BODY && mayBeLarge ? rule.limit : Math.min(rule.limit, SMALL_BODY);
    if (declared > limit && declared !== Infinity) return errorAnswer(413);
    if (limit > SMALL_BODY) {
      const answer = await rule.rejectLarge?.();
      if (answer) return answer;
    }
    const shared = limit <= SMALL_BODY ? this.#small : rule.openToVisitors ? this.#visitors : this.#large;
    const held = new BufferedBody(shared, rule.address);
    try {
      const answer = await held.read(request.body, { limit, idleMs: this.#times.idleMs ?? IDLE_MS });
      return answer ?? (await handle(held.stream(), held.length));
    } finally {
      held.release();
    }
  }
}

/** A body in memory, counted against the limits of its address and the total. */
class BufferedBody {
  readonly #shared: SharedLimit;
  readonly #address: string;
  #chunks: (Uint8Array | undefined)[] = [];
  #held = 0;
  /** Bytes. */
  length = 0;

  constructor(shared: SharedLimit, address: string) {
    this.#shared = shared;
    this.#address = address;
  }

  /** Reads the whole body; returns a Response if it breaks a limit, and stops reading. */
  async read(
    body: ReadableStream<Uint8Array>,
    { limit, idleMs }: { limit: number; idleMs: number },
  ): Promise<Response | null> {
    const reader = body.getReader();
    let late = false;
    const giveUp = () => {
      late = true;
      reader.releaseLock();
    };
    const begun = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const awaitChunk = () => {
      clearTimeout(timer);
      const left = begun + START_MS + this.length / BYTES_PER_MS - performance.now();
      timer = setTimeout(giveUp, Math.min(idleMs, left));
    };
    try {
      for (;;) {
        awaitChunk();
        const { done, value } = await reader.read();
        if (done) return null;
        this.length += value.byteLength;
        if (this.length > limit) return errorAnswer(413);
        const cost = value.byteLength + CHUNK_COST;
        if (!this.#shared.take(this.#address, cost)) return errorAnswer(503, { 'Retry-After': String(RETRY_SECONDS) });
        this.#held += cost;
        this.#chunks.push(value);
      }
    } catch {
      // Otherwise the sender disconnected, and nobody reads the answer.
      return errorAnswer(late ? 408 : 400);
    } finally {
      clearTimeout(timer);
      // Cancelling would close the connection before the answer.
      reader.releaseLock();
    }
  }

  stream(): ReadableStream<Uint8Array> {
    let next = 0;
    return new ReadableStream({
      pull: (controller) => {
        const chunk = this.#chunks[next];
        this.#chunks[next] = undefined;
        next += 1;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
  }

  release(): void {
    this.#shared.release(this.#address, this.#held);
    this.#chunks = [];
    this.#held = 0;
  }
}

/** The server discards the unread rest of the body (`http-server.ts`). */
function errorAnswer(status: number, headers?: Record<string, string>): Response {
  return new Response(null, { status, ...(headers && { headers }) });
}
