import { connectedFetch } from '../connection/page-connection.ts';

/** The number of requests under way, shown by the progress bar (R8.4). */
let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** `fetch` that counts requests under way. Writes continue when the page is left. */
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
