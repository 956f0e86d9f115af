import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '../job-queue/bounded-queue.ts';
import { busyError } from '../http/api-error.ts';
import type { DocumentContent } from './document-content.ts';

/** Timeout of a drawing, in milliseconds; a statement of 200 entries takes a second on one core. */
const LONGEST_MS = 15_000;
/** Memory limit of a drawing, in megabytes. */
const MOST_MEMORY = 256;

/** One document at a time and two per caller, because a worker occupies a core for half a second. */
const QUEUE = new BoundedQueue({
  atOnce: 1,
  maxWaiting: 16,
  perCaller: 2,
  maxWait: 7_000,
  full: () => busyError(),
  callerFull: () => busyError(),
});

/**
 * Draws a document as PDF, queued per caller, in a worker thread, so that fonts and library use memory only meanwhile and other calls do
 * not wait. `longest` is in milliseconds. @throws ApiError `shop-busy`.
 */
export function drawDocument(content: DocumentContent, asker: string, longest = LONGEST_MS): Promise<Buffer> {
  return QUEUE.run(asker, async () => {
    const worker = new Worker(new URL('./drawing.ts', import.meta.url), {
      workerData: content,
      // The worker needs no secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    try {
      const signal = AbortSignal.timeout(longest);
      const [bytes] = (await once(worker, 'message', { signal }).catch((error: unknown) => {
        // On a busy machine; the caller may repeat it.
        throw signal.aborted ? busyError() : error;
      })) as [Uint8Array];
      return Buffer.from(bytes);
    } finally {
      await worker.terminate();
    }
  });
}
