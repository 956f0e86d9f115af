import type { Server } from 'node:http';

/** What is under way may still end (ms); what is left then is cut off. */
const DRAIN_MS = 5_000;
/** How often connections are closed whose answer has ended since (ms). */
const LOOK_MS = 50;
/** And the databases have this long to close (ms). */
const CLOSE_MS = 5_000;

/** What is left behind in order when the process ends. */
export interface Stopping {
  server: Server;
  /** Ends the sockets that outlive requests. */
  endSockets: () => void;
  close: () => Promise<void>;
}

/** Ends the process in order, within DRAIN_MS and CLOSE_MS, whatever hangs: the first call counts, and its exit code. */
export function createStop({ server, endSockets, close }: Stopping): (exitCode: number) => void {
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
    // Called with an error where it did not listen yet: then there is nothing to wait for.
    server.close(leave);
    setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
  };
}
