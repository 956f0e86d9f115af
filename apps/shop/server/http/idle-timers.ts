import type { Duplex } from 'node:stream';

/** Closes connections whose next request does not start in time. */
export interface IdleTimers {
  start(socket: Duplex): void;
  stop(socket: Duplex): void;
}

/** Timers of connections, which must be stopped when one closes. Node's own keep-alive timeout is renewed by line breaks and by bytes of an unread body. */
export function createIdleTimers(milliseconds: number): IdleTimers {
  const timers = new WeakMap<Duplex, NodeJS.Timeout>();
  return {
    start: (socket) => {
      if (!socket.destroyed) timers.set(socket, setTimeout(() => socket.destroy(), milliseconds).unref());
    },
    stop: (socket) => clearTimeout(timers.get(socket)),
  };
}
