import type { Socket } from 'node:net';
import { networkOf } from '@rider/backend/network-address';
import type { Limits } from './shared-limit.ts';

const MEGABYTE = 1024 * 1024;
/** Limits of the bytes that wait for their readers. The longest answer, another backend's, has 10 MB. */
export const WAITING_BYTES: WaitingLimits = {
  perConnection: 16 * MEGABYTE,
  perAddress: 32 * MEGABYTE,
  total: 128 * MEGABYTE,
  bytesPerMs: 16,
};
/** How many bytes may wait at once. */
export interface WaitingLimits extends Limits {
  perConnection: number;
  /** Rate that a reader must reach: a slow mobile connection. */
  bytesPerMs: number;
}

interface Waiting {
  /** Null for a trusted proxy, to which only the other limits apply. */
  network: string | null;
  bytes: number;
  /** Bytes that had left when the deadline was set. */
  left: number;
  /** By `performance.now()`. */
  deadline: number;
}

/** Bounds the bytes that sockets hold for readers who do not read, and how long. Beyond a limit, those that have waited longest end. */
export class WaitingBytes {
  readonly #limits: WaitingLimits;
  readonly #patience: number;
  /** In the order in which they began to wait. */
  readonly #waiting = new Map<Socket, Waiting>();
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  /** `patience` is the time without progress that a reader has in any case (ms). */
  constructor(limits: WaitingLimits, patience: number) {
    this.#limits = limits;
    this.#patience = patience;
  }

  /** Observes a new socket. The address is null for a trusted proxy. */
  watch(socket: Socket, address: string | null): void {
    const network = address === null ? null : networkOf(address);
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    socket.write = (...args: unknown[]) => {
      const goesOn = write(...args);
      // HTTP holds what it writes back until the end of the tick.
      process.nextTick(() => {
        this.#measure(socket, network);
        this.#bound(socket, network);
      });
      return goesOn;
    };
    socket.once('close', () => this.#forget(socket));
  }

  /** Forgets the sockets whose bytes have left, and ends those past their deadline. */
  sweep(): void {
    this.#measureAll();
    const now = performance.now();
    for (const [socket, { deadline }] of this.#waiting) if (deadline < now) this.#end(socket);
  }

  #measureAll(): void {
    for (const [socket, { network }] of this.#waiting) this.#measure(socket, network);
  }

  #measure(socket: Socket, network: string | null): void {
    const bytes = socket.destroyed ? 0 : socket.writableLength;
    if (bytes === 0) {
      this.#forget(socket);
      return;
    }
    const before = this.#waiting.get(socket);
    const left = socket.bytesWritten - bytes;
    const deadline =
      before?.left === left ? before.deadline : performance.now() + this.#patience + bytes / this.#limits.bytesPerMs;
    this.#waiting.set(socket, { network, bytes, left, deadline });
    this.#count(network, bytes - (before?.bytes ?? 0));
  }

  #bound(socket: Socket, network: string | null): void {
    if ((this.#waiting.get(socket)?.bytes ?? 0) > this.#limits.perConnection) this.#end(socket);
    const isOver = () => network !== null && (this.#byNetwork.get(network) ?? 0) > this.#limits.perAddress;
    const areOver = () => this.#total > this.#limits.total;
    if (!isOver() && !areOver()) return;
    this.#measureAll();
    for (const [each, { network: its }] of this.#waiting) {
      if (areOver() || (isOver() && its === network)) this.#end(each);
    }
  }

  #end(socket: Socket): void {
    this.#forget(socket);
    socket.destroy();
  }

  #forget(socket: Socket): void {
    const known = this.#waiting.get(socket);
    if (known === undefined) return;
    this.#waiting.delete(socket);
    this.#count(known.network, -known.bytes);
  }

  #count(network: string | null, bytes: number): void {
    this.#total += bytes;
    if (network === null) return;
    const held = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (held > 0) this.#byNetwork.set(network, held);
    else this.#byNetwork.delete(network);
  }
}
