import { networkOf } from '@rider/backend/network-address';

/** How much may be in use at once. */
export interface Limits {
  total: number;
  /** Limit per address; an IPv6 /64 network counts as one address. */
  perAddress: number;
}

/** Counts what addresses have in use (connections, sockets, bytes) and enforces limits. */
export class SharedLimit {
  readonly #limits: Limits;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes an amount for an address; returns false and takes nothing if a limit would be exceeded. */
  take(address: string, amount = 1): boolean {
    const network = networkOf(address);
    const used = this.#byNetwork.get(network) ?? 0;
    if (this.#total + amount > this.#limits.total || used + amount > this.#limits.perAddress) return false;
    this.#total += amount;
    this.#byNetwork.set(network, used + amount);
    return true;
  }

  /** Returns an amount taken with `take`. */
  release(address: string, amount = 1): void {
    const network = networkOf(address);
    const left = (this.#byNetwork.get(network) ?? 0) - amount;
    this.#total -= amount;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
