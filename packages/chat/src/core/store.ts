import type { ChatEvents, ChatSnapshot } from './snapshot.ts';

type Listener<Name extends keyof ChatEvents> = (event: ChatEvents[Name]) => void;
type Listeners = { [Name in keyof ChatEvents]?: Set<Listener<Name>> };

/** Holds the snapshot and notifies subscribers. */
export class ChatStore {
  #snapshot: ChatSnapshot;
  #listeners = new Set<() => void>();
  #eventListeners: Listeners = {};

  constructor(snapshot: ChatSnapshot) {
    this.#snapshot = snapshot;
  }

  get snapshot(): ChatSnapshot {
    return this.#snapshot;
  }

  /** Called after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called for each event of a name; returns the unsubscribe function. */
  on<Name extends keyof ChatEvents>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#of(name);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  fire<Name extends keyof ChatEvents>(name: Name, event: ChatEvents[Name]): void {
    for (const listener of this.#of(name)) listener(event);
  }

  show(snapshot: ChatSnapshot): void {
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  update(change: Partial<ChatSnapshot>): void {
    this.show({ ...this.#snapshot, ...change });
  }

  #of<Name extends keyof ChatEvents>(name: Name): Set<Listener<Name>> {
    const all = this.#eventListeners as Record<Name, Set<Listener<Name>> | undefined>;
    return (all[name] ??= new Set());
  }
}
