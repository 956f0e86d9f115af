import type { ChatEnvironment } from './environment.ts';
import type { SharedSession } from './shared-session.ts';
import type { ChatStore } from './store.ts';

/** Time after the last signal (ms) during which the other side counts as typing. */
const SHOWN_MS = 6_000;
/** Minimum interval between two typing signals (ms). */
const EVERY_MS = 3_000;

/** Dependencies of the typing signs. */
interface TypingSignalsOptions {
  environment: ChatEnvironment;
  session: SharedSession;
  store: ChatStore;
}

/** Typing signals of both sides. */
export class TypingSignals {
  #options: TypingSignalsOptions;
  #sentAt = 0;
  #cancel: (() => void) | undefined;

  constructor(options: TypingSignalsOptions) {
    this.#options = options;
  }

  /** Call while the user types. */
  send(): void {
    const { environment, session } = this.#options;
    const now = environment.now();
    if (now - this.#sentAt < EVERY_MS) return;
    this.#sentAt = now;
    session.do({ type: 'typing' });
  }

  /** Call when the other side types. */
  receive(): void {
    const { environment, store } = this.#options;
    this.#cancel?.();
    this.#cancel = environment.after(SHOWN_MS, () => store.update({ agentTyping: false }));
    store.update({ agentTyping: true });
  }
}
