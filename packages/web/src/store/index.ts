import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export interface Store<Value> {
  /** The value in the server's HTML and during hydration. */
  readonly initial: Value;
  snapshot: () => Value;
  set: (next: Value) => void;
  /** Calls `listener` after each change; the result ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store that has `initial` at first. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    snapshot: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; the component follows its changes. */
export function useStore<Value>({ subscribe, snapshot, initial }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, snapshot, () => initial);
}
