import { connectedFetch } from '../connection/page-connection.ts';

/** How many requests are under way; what the progress bar follows (R8.4). */
let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** `fetch` that counts what is under way. Changes survive the page being left. */
export async function countedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  change(1);
  try {
    return await connectedFetch(input, { ...init, keepalive: init?.method === 'POST' });
  } finally {
    change(-1);
  }
}

export function subscribeBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isBusy(): boolean {
  return running > 0;
}
