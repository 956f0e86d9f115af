/** A transient message. */
export interface Toast {
  message: string;
  /** `danger` interrupts the screen reader and stays until dismissed; other tones do neither. */
  tone?: 'info' | 'success' | 'danger';
  /** Milliseconds until it closes; `danger` stays. */
  duration?: number;
  /** One button. */
  action?: { label: string; onAction: () => void };
}

/** A toast in the queue. */
export interface QueuedToast extends Toast {
  id: number;
}

/** Maximum toasts shown; the others are queued. */
export const MAX_TOASTS = 3;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the page's `<Toasts>` and returns its id. A message that is already queued is not added again. */
export function notify(toast: Toast): number {
  const twin = queue.find((other) => other.message === toast.message && other.tone === toast.tone);
  if (twin) return twin.id;
  lastId += 1;
  replaceQueue([...queue, { ...toast, id: lastId }]);
  return lastId;
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  replaceQueue(queue.filter((toast) => toast.id !== id));
}

/** The queue, for `useSyncExternalStore`. */
export const toastQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): readonly QueuedToast[] => queue,
  readOnServer: (): readonly QueuedToast[] => none,
};

const none: readonly QueuedToast[] = [];
