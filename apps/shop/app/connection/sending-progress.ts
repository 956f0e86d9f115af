let fraction: number | null = null;
const listeners = new Set<() => void>();

/** How much of a form with files has been sent, from 0 to 1; null while none is being sent. For `useSyncExternalStore`. */
export const sendingProgress = {
  set(next: number | null): void {
    fraction = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): number | null => fraction,
};
