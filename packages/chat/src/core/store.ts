import { Events } from './events.ts';
import type { ChatEvents, ChatSnapshot } from './snapshot.ts';

/** Stores the snapshot and notifies subscribers. */
export class ChatStore extends Events<ChatEvents> {
  #snapshot: ChatSnapshot;
  #subscribers = new Set<() => void>();

  constructor(snapshot: ChatSnapshot) {
    super();
    this.#snapshot = snapshot;
  }

  get snapshot(): ChatSnapshot {
    return this.#snapshot;
  }

  /** Called after each change; returns the unsubscribe function. */
  subscribe(subscriber: () => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  show(snapshot: ChatSnapshot): void {
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    for (const subscriber of this.#subscribers) subscriber();
  }

  update(change: Partial<ChatSnapshot>): void {
    this.show({ ...this.#snapshot, ...change });
  }
}
