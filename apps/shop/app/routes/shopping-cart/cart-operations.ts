import type { ApiError } from '@rider/api/transport';
import type { Cart, CartLine } from '@rider/model/cart';
import { createStore } from '@rider/web/store';

/** A requested change of a line that the backend has not confirmed yet. Quantity 0 removes the line. */
export interface LineOperation {
  wanted: number;
  /** The quantity of the call under way, or null while it waits. */
  sending: number | null;
}

/** A change of a line that failed. */
export interface LineFailure {
  /** The requested quantity, for a retry. */
  wanted: number;
  error: ApiError;
}

/** Operations under way and the last failures, by line id. */
export interface CartOperations {
  lines: ReadonlyMap<string, LineOperation>;
  failures: ReadonlyMap<string, LineFailure>;
}

/** A line as the buyer sees it. `pending` while its quantity is not confirmed; money is always the last confirmed. */
export interface ShownLine extends CartLine {
  pending: boolean;
  failure: { message: string; wanted: number } | null;
}

/** The cart with its pending operations applied. */
export interface ShownCart {
  lines: ShownLine[];
  invalid: ShownLine[];
  total: Cart['total'];
  pending: boolean;
}

/**
 * Shown cart = confirmed cart + pending operations. Nothing is copied back: dropping an operation is the rollback. Only quantity and
 * presence are optimistic; prices and totals are the backend's. `say` turns a failure into a message.
 */
export function shownCart(
  settled: Cart,
  { lines, failures }: CartOperations,
  say: (error: ApiError) => string,
): ShownCart {
  const show = (line: CartLine): ShownLine[] => {
    const operation = lines.get(line.id);
    if (operation?.wanted === 0) return [];
    const failure = failures.get(line.id);
    return [
      {
        ...line,
        quantity: operation?.wanted ?? line.quantity,
        pending: operation !== undefined,
        failure: failure ? { message: say(failure.error), wanted: failure.wanted } : null,
      },
    ];
  };
  return {
    lines: settled.lines.flatMap(show),
    invalid: settled.invalid.flatMap(show),
    total: settled.total,
    pending: lines.size > 0,
  };
}

/** How operations reach the backend. */
export interface CartBackend {
  setQuantity(lineId: string, quantity: number): Promise<void>;
  remove(lineId: string): Promise<void>;
  /** Refetches cart and count; resolves once they are shown. */
  refresh(): Promise<void>;
}

/** Delay for further clicks before a quantity is sent (ms). */
const COALESCE_MS = 300;

/**
 * The queue of cart operations: clicks on one line coalesce into one absolute quantity, one call per line is under way, and the last
 * requested quantity follows it. A failure drops its operation and stays on the line, with the requested quantity, until the next one.
 */
export class CartQueue {
  readonly #backend: CartBackend;
  readonly #toError: (error: unknown) => ApiError;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #operations = createStore<CartOperations>({ lines: new Map(), failures: new Map() });
  readonly initial = this.#operations.initial;
  readonly snapshot = this.#operations.snapshot;
  readonly subscribe = this.#operations.subscribe;

  /** `toError` converts the error of a failed call to the line's error, and rethrows any other. */
  constructor(backend: CartBackend, toError: (error: unknown) => ApiError) {
    this.#backend = backend;
    this.#toError = toError;
  }

  /** Requests a line's quantity; 0 removes the line at once. */
  set(lineId: string, quantity: number): void {
    const sending = this.snapshot().lines.get(lineId)?.sending ?? null;
    this.#change(lineId, { wanted: quantity, sending }, null);
    clearTimeout(this.#timers.get(lineId));
    if (sending !== null) return;
    this.#timers.set(
      lineId,
      setTimeout(() => void this.#send(lineId), quantity === 0 ? 0 : COALESCE_MS),
    );
  }

  /** Repeats a line's last failed request. */
  retry(lineId: string): void {
    const failure = this.snapshot().failures.get(lineId);
    if (failure) this.set(lineId, failure.wanted);
  }

  /** Sends what is still waiting, e.g. because the page is left. */
  flush(): void {
    for (const [lineId, timer] of this.#timers) {
      clearTimeout(timer);
      void this.#send(lineId);
    }
  }

  async #send(lineId: string): Promise<void> {
    this.#timers.delete(lineId);
    const operation = this.snapshot().lines.get(lineId);
    if (!operation || operation.sending !== null) return;
    const { wanted } = operation;
    this.#change(lineId, { wanted, sending: wanted }, null);
    let failure: LineFailure | null = null;
    try {
      await (wanted === 0 ? this.#backend.remove(lineId) : this.#backend.setQuantity(lineId, wanted));
    } catch (error) {
      failure = { wanted, error: this.#toError(error) };
    }
    const latest = this.snapshot().lines.get(lineId);
    if (latest && latest.wanted !== wanted) {
      this.#change(lineId, { wanted: latest.wanted, sending: null }, null);
      return this.#send(lineId);
    }
    if (failure) this.#change(lineId, null, failure);
    // The operation stays applied to the old cart until the new one shows, so that nothing flickers back.
    try {
      await this.#backend.refresh();
    } catch (error) {
      failure ??= { wanted, error: this.#toError(error) };
    }
    const now = this.snapshot().lines.get(lineId);
    if (now && now === latest) this.#change(lineId, null, failure);
    else if (now && now.sending !== null) {
      this.#change(lineId, { wanted: now.wanted, sending: null }, null);
      await this.#send(lineId);
    }
  }

  #change(lineId: string, operation: LineOperation | null, failure: LineFailure | null): void {
    const lines = new Map(this.snapshot().lines);
    const failures = new Map(this.snapshot().failures);
    if (operation) lines.set(lineId, operation);
    else lines.delete(lineId);
    if (failure) failures.set(lineId, failure);
    else failures.delete(lineId);
    this.#operations.set({ lines, failures });
  }
}
