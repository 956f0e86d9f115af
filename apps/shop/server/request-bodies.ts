import { SharedLimit, type Limits } from './shared-limit.ts';

/** What anybody may send; more only goes to addresses that take it, from people who are signed in (bytes). */
export const SMALL_BODY = 256 * 1024;

const MEGABYTE = 1024 * 1024;
/** What all small and all large bodies may hold at once. They are apart, so that pictures never keep a sign-in waiting. */
const SMALL_BODIES: Limits = { total: 32 * MEGABYTE, perAddress: 8 * MEGABYTE };
const LARGE_BODIES: Limits = { total: 96 * MEGABYTE, perAddress: 46 * MEGABYTE };
/** What a chunk costs beside its bytes: a body in chunks of one byte holds far more than its length. */
const CHUNK_COST = 256;

/** Between two chunks (ms). */
const IDLE_MS = 15_000;
/** A whole body may take half a minute and what its limit needs at 16 kB/s, the line of a phone far from a town. */
const START_MS = 30_000;
const BYTES_PER_MS = 16;
const LONGEST_MS = 300_000;

/** Seconds after which somebody may try again whom the limit on all bodies refused. */
const RETRY_SECONDS = 5;

/** What a body may be, said by the address that takes it. */
export interface BodyRule {
  /** Bytes. */
  limit: number;
  /** The media types that the address parses. */
  types: readonly string[];
  /** Whose body it is. */
  address: string;
  /** Asked before anything of a body beyond SMALL_BODY is read: a Response refuses it. Without it nobody may send one. */
  refuseLarge?: () => Promise<Response | null>;
}

/** The media types of forms. */
export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a request brings a body: HTTP/1.1 says so in its head. What comes with GET or HEAD means nothing. */
export function bringsBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0;
}

/** Reads the bodies of requests within limits: of each, of all of one address, of all together, and in time. */
export class RequestBodies {
  readonly #small = new SharedLimit(SMALL_BODIES);
  readonly #large = new SharedLimit(LARGE_BODIES);
  readonly #times: { idleMs?: number };

  constructor(times: { idleMs?: number } = {}) {
    this.#times = times;
  }

  /**
   * Gives the body of a request to `handle`, or null where there is none: a stream that lets go of what was read of it, and ends when `handle`
   * has answered. A body that may not be is refused, before it is read where its head tells: 415 type, 413 size, 408 time, 503 too many.
   */
  async with(
    request: Request,
    rule: BodyRule,
    handle: (body: ReadableStream<Uint8Array> | null, length: number) => Promise<Response>,
  ): Promise<Response> {
    if (!bringsBody(request) || request.body === null) return handle(null, 0);
    const type = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!rule.types.includes(type)) return refusal(415);
    const declared = Number(request.headers.get('Content-Length') ?? Infinity);
    const limit = declared > SMALL_BODY && rule.refuseLarge ? rule.limit : Math.min(rule.limit, SMALL_BODY);
    if (declared > limit && declared !== Infinity) return refusal(413);
    if (limit > SMALL_BODY) {
      const refused = await rule.refuseLarge?.();
      if (refused) return refused;
    }
    const shared = limit > SMALL_BODY ? this.#large : this.#small;
    const held = new HeldBody(shared, rule.address);
    try {
      const refused = await held.read(request.body, { limit, idleMs: this.#times.idleMs ?? IDLE_MS });
      return refused ?? (await handle(held.stream(), held.length));
    } finally {
      held.letGo();
    }
  }
}

/** A body in memory, counted against what its address and everybody may hold. */
class HeldBody {
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

  /** Reads to the end; a Response where that may not be. Nothing is read on then. */
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
    const whole = setTimeout(giveUp, Math.min(LONGEST_MS, START_MS + limit / BYTES_PER_MS));
    const idle = setTimeout(giveUp, idleMs);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return null;
        idle.refresh();
        this.length += value.byteLength;
        if (this.length > limit) return refusal(413);
        const cost = value.byteLength + CHUNK_COST;
        if (!this.#shared.take(this.#address, cost)) return refusal(503, { 'Retry-After': String(RETRY_SECONDS) });
        this.#held += cost;
        this.#chunks.push(value);
      }
    } catch {
      // Else the sender went away in the middle, and nobody reads what is answered.
      return refusal(late ? 408 : 400);
    } finally {
      clearTimeout(whole);
      clearTimeout(idle);
      // To cancel it would close the connection before the answer.
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

  letGo(): void {
    this.#shared.giveBack(this.#address, this.#held);
    this.#chunks = [];
    this.#held = 0;
  }
}

/** What is not read of the body the server leaves (`http-server.ts`). */
function refusal(status: number, headers?: Record<string, string>): Response {
  return new Response(null, { status, ...(headers && { headers }) });
}
