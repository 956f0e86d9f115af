import { networkOf } from '@rider/backend/network-address';

/** How much of something may be in use at once. */
export interface Limits {
  total: number;
  /** What one address may have of it; an IPv6 network of 64 bits counts as one address. */
  perAddress: number;
}

/** Counts what addresses have in use (connections, sockets, bytes) and keeps it within limits. */
export class SharedLimit {
  readonly #limits: Limits;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes an amount for an address; false, and nothing taken, where a limit would be passed. */
  take(address: string, amount = 1): boolean {
    const network = networkOf(address);
    const used = this.#byNetwork.get(network) ?? 0;
    if (this.#total + amount > this.#limits.total || used + amount > this.#limits.perAddress) return false;
    this.#total += amount;
    this.#byNetwork.set(network, used + amount);
    return true;
  }

  /** Gives back what `take` gave. */
  giveBack(address: string, amount = 1): void {
    const network = networkOf(address);
    const left = (this.#byNetwork.get(network) ?? 0) - amount;
    this.#total -= amount;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
