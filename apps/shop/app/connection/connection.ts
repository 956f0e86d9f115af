import { createStore } from '@rider/web/store';

/** Whether the shop can be reached; `back` is shown for a while after a loss. */
export type ConnectionState = 'there' | 'lost' | 'back';

/** Dependencies of a connection. */
export interface ConnectionOptions {
  /** Sends any request to the shop; rejects without an answer. */
  ask: () => Promise<unknown>;
  /** False when the browser reports that there is no network. */
  hasNetwork: () => boolean;
}

/** Pause before the first retry and the longest pause; each is twice as long as the one before (ms). */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
/** How long the page shows that the connection is back (ms). */
const BACK_MS = 6_000;

/**
 * Tracks whether the shop answers. It checks when a call fails or the browser reports a network change, and retries while the connection is
 * lost.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #state = createStore<ConnectionState>('there');
  readonly initial = this.#state.initial;
  readonly snapshot = this.#state.snapshot;
  readonly subscribe = this.#state.subscribe;
  #looking: Promise<boolean> | null = null;
  #endPause: () => void = () => undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** True while the connection is known to be lost. */
  get isLost(): boolean {
    return this.snapshot() === 'lost' || !this.#options.hasNetwork();
  }

  /** Checks whether the shop answers and waits until it does. Resolves to whether it had to wait. Rejects with the signal's reason. */
  answering(signal?: AbortSignal | null): Promise<boolean> {
    this.#endPause();
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return signal ? Promise.race([this.#looking, abortOf(signal)]) : this.#looking;
  }

  async #look(): Promise<boolean> {
    let waited = false;
    for (let pause = FIRST_PAUSE_MS; !(await this.#answers()); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      waited = true;
      this.#show('lost');
      await this.#pause(pause);
    }
    if (waited) this.#showBack();
    return waited;
  }

  async #answers(): Promise<boolean> {
    if (!this.#options.hasNetwork()) return false;
    try {
      await this.#options.ask();
      // The network may have been lost meanwhile, and its report joined this check.
      return this.#options.hasNetwork();
    } catch {
      // The check itself failed: that is the result.
      return false;
    }
  }

  #pause(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #showBack(): void {
    this.#show('back');
    this.#quiet = setTimeout(() => this.#show('there'), BACK_MS);
  }

  #show(state: ConnectionState): void {
    clearTimeout(this.#quiet);
    if (state !== this.snapshot()) this.#state.set(state);
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
