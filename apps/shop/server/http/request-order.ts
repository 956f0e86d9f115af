import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection that may wait for its current one; no browser sends any before the answer. */
export const WAITING_REQUESTS = 32;

interface Order {
  waiting: (() => void)[];
  paused: boolean;
}

const orders = new WeakMap<Socket, Order>();

/**
 * Starts the requests of a connection one at a time: the next one when the answer before it has left. Meanwhile nothing is read; a
 * connection that has already sent more than WAITING_REQUESTS is ended.
 */
export function startInOrder({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
  const order = orders.get(socket);
  if (order !== undefined && order.waiting.length === WAITING_REQUESTS) {
    socket.destroy();
    return;
  }
  response.once('close', () => startNext(socket));
  if (order === undefined) {
    orders.set(socket, { waiting: [], paused: false });
    start();
    return;
  }
  order.waiting.push(start);
  pause(socket, order);
}

function startNext(socket: Socket): void {
  const order = orders.get(socket);
  const next = order?.waiting.shift();
  if (order === undefined || next === undefined || socket.destroyed) {
    orders.delete(socket);
    if (order?.paused) socket.resume();
    return;
  }
  // Node itself resumes a socket whose answers have left.
  if (order.waiting.length > 0) pause(socket, order);
  next();
}

function pause(socket: Socket, order: Order): void {
  order.paused = true;
  socket.pause();
}
