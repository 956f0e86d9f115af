import { progressFetch } from '@rider/api/upload-progress';
import { sendingProgress } from './sending-progress.ts';

/** Longest time without progress of a form with files (ms). */
const STILL_MS = 30_000;

/** A `fetch` for forms with files: it takes as long as it makes progress, which the page shows. */
export async function sendFiles(address: string, init: RequestInit): Promise<Response> {
  const fetch = progressFetch({ onProgress: sendingProgress.set, signal: init.signal, timeoutMs: STILL_MS });
  try {
    return await fetch(address, init);
  } finally {
    sendingProgress.set(null);
  }
}
