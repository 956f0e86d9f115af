import { monitorEventLoopDelay } from 'node:perf_hooks';
import { residentMegabytes } from '../../../scripts/bench-server.mjs';
import type { ShopProcess } from '../../../scripts/shop-process.mjs';
import type { Sessions } from './attack-bytes.ts';
import type { Complaint } from './judge.ts';

/** Deadline of the health check (R10.1, ms). */
const HEALTH_BOUND = 200;
/**
 * Deadline of the health check during attacks (ms): on two busy cores a probe waits for its turn, but a blocked server makes it wait for
 * seconds.
 */
const BLOCKED = 2_000;
const PROBES = 5;
const PROBE_PAUSE = 200;
/** Maximum growth of the server's memory since its start (MB): pictures being decoded, caches being filled. */
const MEMORY_BOUND = 500;

/** The state of the shop's process: checked after each hundred attacks, and probed during them. */
export class Vitals {
  readonly #shop: ShopProcess;
  readonly #pid: number;
  readonly #memoryAtStart: number;
  /** Maximum memory seen (MB). */
  peak: number;
  /** Longest health check during attacks (ms). */
  longest = 0;
  /** Longest median after a hundred attacks (ms). */
  slowestMedian = 0;
  #ownDelay = monitorEventLoopDelay({ resolution: 10 });
  #probing = false;
  #probes: Promise<void> = Promise.resolve();

  constructor(shop: ShopProcess) {
    this.#shop = shop;
    this.#pid = shop.pid ?? 0;
    this.#memoryAtStart = residentMegabytes(this.#pid);
    this.peak = this.#memoryAtStart;
  }

  get lives(): boolean {
    const { child } = this.#shop;
    return child !== undefined && child.pid === this.#pid && child.exitCode === null && child.signalCode === null;
  }

  /** Probes health and memory until stopProbing. */
  startProbing(): void {
    this.longest = 0;
    this.#probing = true;
    this.#ownDelay.reset();
    this.#ownDelay.enable();
    this.#probes = this.#probe();
  }

  async #probe(): Promise<void> {
    while (this.#probing && this.lives) {
      this.longest = Math.max(this.longest, await this.#healthDelay());
      this.peak = Math.max(this.peak, residentMegabytes(this.#pid));
      await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE));
    }
  }

  async stopProbing(): Promise<void> {
    this.#probing = false;
    await this.#probes;
    this.#ownDelay.disable();
  }

  /** The current complaints. */
  async complaints(): Promise<Complaint[]> {
    if (!this.lives) return [{ claim: 'lives', text: `the process ended: ${this.#shop.output.slice(-2500)}` }];
    const complaints: Complaint[] = [];
    const delays: number[] = [];
    for (let probe = 0; probe < PROBES; probe += 1) delays.push(await this.#healthDelay());
    if (!this.lives) return this.complaints();
    // The median, because a single probe may have waited for this machine instead of the server.
    const median = delays.toSorted((one, other) => one - other)[Math.floor(PROBES / 2)] ?? Infinity;
    this.slowestMedian = Math.max(this.slowestMedian, median);
    if (median > HEALTH_BOUND) complaints.push({ claim: 'health', text: `health took ${list(delays)} ms` });
    // Our own event loop, which encodes attacks, delays the probes as well.
    const blocked = this.longest - this.#ownDelay.max / 1e6;
    if (blocked > BLOCKED)
      complaints.push({ claim: 'health', text: `among them health took ${list([this.longest])} ms` });
    const memory = residentMegabytes(this.#pid);
    this.peak = Math.max(this.peak, memory);
    if (this.peak > this.#memoryAtStart + MEMORY_BOUND) {
      complaints.push({
        claim: 'memory',
        text: `${this.#memoryAtStart} MB at the start, ${this.peak} MB at most, ${memory} MB now`,
      });
    }
    const unhandled = /^.*(?:unhandled|uncaught|Warning:).*$/im.exec(this.#shop.output);
    if (unhandled) {
      const at = unhandled.index;
      complaints.push({ claim: 'output', text: this.#shop.output.slice(at, at + 1500) });
    }
    return complaints;
  }

  async #healthDelay(): Promise<number> {
    const start = performance.now();
    try {
      const answer = await fetch(`${this.#shop.origin}/health`, { signal: AbortSignal.timeout(30_000) });
      await answer.text();
      return answer.ok ? performance.now() - start : Infinity;
    } catch {
      // A dead process, or half a minute without an answer: `lives` tells which.
      return Infinity;
    }
  }
}

function list(delays: number[]): string {
  return delays.map((delay) => delay.toFixed(0)).join(', ');
}

/** Signs in the demo people whose sessions the attacks use; returns a complaint if the right password fails. */
export async function signInAll(origin: string): Promise<Sessions | Complaint> {
  const buyer = await signIn(origin, '/api/login', 'danaglass');
  const agent = await signIn(origin, '/api/kefuapi/login', 'maya');
  if ('claim' in buyer) return buyer;
  if ('claim' in agent) return agent;
  return { buyer: buyer.cookie, agent: agent.cookie };
}

async function signIn(origin: string, call: string, account: string): Promise<{ cookie: string } | Complaint> {
  const response = await fetch(origin + call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, password: 'Rider2026' }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  if (cookies.length === 0) return { claim: 'signIn', text: `${account}: ${response.status} ${text.slice(0, 200)}` };
  return { cookie: cookies.join('; ') };
}
