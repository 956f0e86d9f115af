import type { ChatEnvironment } from './environment.ts';

/** How long after the last signal the other side counts as typing. */
const SHOWN_MS = 6_000;
/** Shortest interval between two typing signals. */
const EVERY_MS = 3_000;

/** Typing signals of both sides. */
export class TypingSigns {
  #options: { environment: ChatEnvironment; send(): void; show(writing: boolean): void };
  #gaveAt = 0;
  #cancel: (() => void) | undefined;

  constructor(options: { environment: ChatEnvironment; send(): void; show(writing: boolean): void }) {
    this.#options = options;
  }

  /** Call while the user types. */
  give(): void {
    const { environment, send } = this.#options;
    const now = environment.now();
    if (now - this.#gaveAt < EVERY_MS) return;
    this.#gaveAt = now;
    send();
  }

  /** Call when the other side types. */
  hear(): void {
    const { environment, show } = this.#options;
    this.#cancel?.();
    this.#cancel = environment.after(SHOWN_MS, () => show(false));
    show(true);
  }
}
