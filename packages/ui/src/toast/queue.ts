/** A message that comes and goes by itself. */
export interface Toast {
  message: string;
  /** `danger` interrupts the screen reader and stays until dismissed; the others wait. */
  tone?: 'info' | 'success' | 'danger';
  /** How long it stays, in milliseconds; errors stay. */
  duration?: number;
  /** One thing to do about it. */
  action?: { label: string; onAction: () => void };
}

/** A toast in the queue. */
export interface QueuedToast extends Toast {
  id: number;
}

/** More than these wait for their turn. */
export const MOST_TOASTS = 3;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the page's `<Toasts>`; answers its id. The same message still in the queue is not doubled. */
export function notify(toast: Toast): number {
  const twin = queue.find((other) => other.message === toast.message && other.tone === toast.tone);
  if (twin) return twin.id;
  lastId += 1;
  replaceQueue([...queue, { ...toast, id: lastId }]);
  return lastId;
}

/** Takes a toast away. */
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
