import type { ChatEnvironment } from './environment.ts';

/** How long after the last sign of writing the other side counts as writing. */
const SHOWN_MS = 6_000;
/** How often a sign of writing is worth sending. */
const EVERY_MS = 3_000;

/** Signs of writing, ours and the other side's. */
export class TypingSigns {
  #options: { environment: ChatEnvironment; send(): void; show(writing: boolean): void };
  #gaveAt = 0;
  #cancel: (() => void) | undefined;

  constructor(options: { environment: ChatEnvironment; send(): void; show(writing: boolean): void }) {
    this.#options = options;
  }

  /** We write. */
  give(): void {
    const { environment, send } = this.#options;
    const now = environment.now();
    if (now - this.#gaveAt < EVERY_MS) return;
    this.#gaveAt = now;
    send();
  }

  /** The other side writes. */
  hear(): void {
    const { environment, show } = this.#options;
    this.#cancel?.();
    this.#cancel = environment.after(SHOWN_MS, () => show(false));
    show(true);
  }
}
