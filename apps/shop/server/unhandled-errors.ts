import { runningRequest } from './running-request.ts';

/** A peer that went away: the stream is closed already, and nothing but it was touched. */
const LOST_PEER = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);

/**
 * Decides what becomes of the process after an error that nobody handled. It is always logged with its request.
 *
 * - A rejection: the process goes on. Only the asynchronous function that rejected stopped, at an `await`, as it would have for a
 *   caller that handles the error; database transactions roll back by themselves.
 * - A connection that was lost on a stream without a listener: the process goes on, see LOST_PEER.
 * - Any other exception left a callback in its middle, so state that requests share may be half changed: `end` is called, once.
 */
export function handleUnhandledErrors(end: () => void): void {
  process.on('unhandledRejection', (reason) => console.error(`unhandled rejection in ${runningRequest()}:`, reason));
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    console.error(`uncaught exception in ${runningRequest()}:`, error);
    if (error.syscall !== undefined && LOST_PEER.has(error.code ?? '')) return;
    end();
  });
}
