/** An object with typed events. */
export class Events<All extends object> {
  #listeners = new Map<keyof All, Set<(event: never) => void>>();

  /** Calls a listener for each event of a name; returns the unsubscribe function. */
  on<Name extends keyof All>(name: Name, listener: (event: All[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  fire<Name extends keyof All>(name: Name, event: All[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event as never);
  }
}
