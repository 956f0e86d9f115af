import { runInTurns } from '../job-queue/run-in-turns.ts';
import { sendDueWebhooks, type SendServices } from './send-due.ts';

/** Interval between two reads of the queue, in milliseconds. */
const INTERVAL = 2_000;

/** Sends due webhooks every two seconds. The returned function stops it and resolves once a running round has ended. */
export function startWebhooks(services: SendServices): () => Promise<void> {
  const sendAll = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await sendDueWebhooks(services)));
  };
  return runInTurns(INTERVAL, sendAll, 'the queue of webhooks cannot be read');
}
