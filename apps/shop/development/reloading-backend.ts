import type { ConnectedBackend } from '../server/backend.ts';

/** Starts a backend from the current sources. */
export type Connect = () => Promise<ConnectedBackend>;

const DEAF = { message: () => undefined, closed: () => undefined };

/**
 * A backend that can be replaced in a running server. The database allows one holder, so the old backend finishes its pending calls and
 * ends before the new one starts. Calls wait meanwhile, and chat sockets are closed, so that they reconnect.
 */
export class ReloadingBackend implements ConnectedBackend {
  /** The backend, or its pending start; rejected if the start failed. */
  #next: Promise<ConnectedBackend>;
  /** The last backend that started. */
  #started: ConnectedBackend;
  #isStarted = true;
  readonly #calls = new Set<Promise<unknown>>();

  constructor(first: ConnectedBackend) {
    this.#started = first;
    this.#next = Promise.resolve(first);
  }

  get mediaDirectory(): string | null {
    return this.#started.mediaDirectory;
  }

  get demoAccounts(): ConnectedBackend['demoAccounts'] {
    return this.#started.demoAccounts;
  }

  get ownerInvitation(): ConnectedBackend['ownerInvitation'] {
    return this.#started.ownerInvitation;
  }

  get demoAgents(): ConnectedBackend['demoAgents'] {
    return this.#started.demoAgents;
  }

  readonly fetch: ConnectedBackend['fetch'] = async (request) => {
    const backend = await this.#next;
    const call = backend.fetch(request);
    this.#calls.add(call);
    try {
      const answer = await call;
      const headers = new Headers(answer.headers);
      // A changed backend's answers must show at once.
      headers.set('Cache-Control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    } finally {
      this.#calls.delete(call);
    }
  };

  readonly bodyLimit: ConnectedBackend['bodyLimit'] = (method, path) => this.#started.bodyLimit(method, path);

  /** Development caches no documents. */
  readonly onInvalidated = (): void => undefined;

  readonly connectChat: ConnectedBackend['connectChat'] = (line, locale) => {
    if (this.#isStarted) return this.#started.connectChat(line, locale);
    line.close();
    return DEAF;
  };

  /** Replaces the backend. Rejects when the new one does not start; calls fail then until one does. */
  async exchange(connect: Connect): Promise<void> {
    const before = this.#next;
    this.#next = this.#exchange(before, connect);
    await this.#next;
  }

  async close(): Promise<void> {
    const last = await this.#next.catch(() => null);
    await last?.close();
  }

  async #exchange(before: Promise<ConnectedBackend>, connect: Connect): Promise<ConnectedBackend> {
    const old = await before.catch(() => null);
    this.#isStarted = false;
    await Promise.allSettled(this.#calls);
    await old?.close();
    this.#started = await connect();
    this.#isStarted = true;
    return this.#started;
  }
}
