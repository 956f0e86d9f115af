import { runningRequest } from '../http/running-request.ts';

/** Errors of a peer that disconnected: the stream is already closed, and nothing else is affected. */
const LOST_PEER = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);

/**
 * Handles errors that nothing else has handled. Each is logged with its request.
 *
 * - A rejection: the process continues. Only the rejected asynchronous function stopped, at an `await`, as if its caller had handled the
 *   error; database transactions roll back by themselves.
 * - A lost connection on a stream without a listener: the process continues, see LOST_PEER.
 * - Any other exception interrupted a callback, so state that requests share may be inconsistent: `end` is called, once.
 */
export function handleUnhandledErrors(end: () => void): void {
  process.on('unhandledRejection', (reason) => console.error(`unhandled rejection in ${runningRequest()}:`, reason));
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    console.error(`uncaught exception in ${runningRequest()}:`, error);
    if (error.syscall !== undefined && LOST_PEER.has(error.code ?? '')) return;
    end();
  });
}
