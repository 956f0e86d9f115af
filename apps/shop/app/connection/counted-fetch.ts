import { createStore } from '@rider/web/store';
import { connectedFetch } from './page-connection.ts';

/** The number of requests under way, shown by the progress bar. */
export const requestsUnderWay = createStore(0);

/** `fetch` that counts requests under way. Writes continue when the page is left. */
export async function countedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  requestsUnderWay.set(requestsUnderWay.snapshot() + 1);
  try {
    return await connectedFetch(input, { ...init, keepalive: init?.method === 'POST' });
  } finally {
    requestsUnderWay.set(requestsUnderWay.snapshot() - 1);
  }
}
