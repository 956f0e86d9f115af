import type { Server } from 'node:http';

/** How long requests under way may take to end (ms); the rest is cut off. */
const DRAIN_MS = 5_000;
/** Interval of closing connections that became idle (ms). */
const LOOK_MS = 50;
/** How long the databases have to close afterwards (ms). */
const CLOSE_MS = 5_000;

/** What a shutdown closes. */
export interface ShutdownOptions {
  server: Server;
  /** Closes the sockets that outlive requests. */
  endSockets: () => void;
  close: () => Promise<void>;
}

/**
 * Returns a function that shuts the process down within DRAIN_MS and CLOSE_MS, whatever hangs. Only the first call counts, with its exit
 * code.
 */
export function createShutdown({ server, endSockets, close }: ShutdownOptions): (exitCode: number) => void {
  let stopping = false;
  return (exitCode) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode || 1), DRAIN_MS + CLOSE_MS).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    endSockets();
    const leave = () => {
      close().then(
        () => process.exit(exitCode),
        (error: unknown) => {
          console.error('closing failed:', error);
          process.exit(exitCode || 1);
        },
      );
    };
    // The callback gets an error if the server was not listening yet: then there is nothing to wait for.
    server.close(leave);
    setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
  };
}
