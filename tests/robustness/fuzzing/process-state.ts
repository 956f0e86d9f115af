import { residentMegabytes } from '../../../scripts/bench/server.mjs';
import type { ShopProcess } from '../../../scripts/shop-process.mjs';
import { readBuyerData } from './buyer-data.ts';
import { ANSWER_TIME_LIMIT, type Sessions } from './send-attack.ts';
import type { Complaint } from './complaints.ts';

/** Interval of memory samples during attacks (ms). */
const SAMPLE_EVERY = 200;
/** Maximum growth of the server's memory since its start (MB): pictures being decoded, caches being filled. */
const MEMORY_BOUND = 500;

/** The state of the shop's process, checked after each hundred attacks. */
export class ProcessState {
  readonly #shop: ShopProcess;
  readonly #pid: number;
  readonly #memoryAtStart: number;
  /** Maximum memory seen (MB). */
  peak: number;

  constructor(shop: ShopProcess) {
    this.#shop = shop;
    this.#pid = shop.pid ?? 0;
    this.#memoryAtStart = residentMegabytes(this.#pid);
    this.peak = this.#memoryAtStart;
  }

  get isAlive(): boolean {
    const { child } = this.#shop;
    return child !== undefined && child.pid === this.#pid && child.exitCode === null && child.signalCode === null;
  }

  /** Waits for attacks and samples the server's memory meanwhile. */
  async during<Result>(attacks: Promise<Result>): Promise<Result> {
    const sampling = setInterval(() => this.#sample(), SAMPLE_EVERY);
    return attacks.finally(() => clearInterval(sampling));
  }

  #sample(): void {
    if (this.isAlive) this.peak = Math.max(this.peak, residentMegabytes(this.#pid));
  }

  /** The current complaints. */
  async complaints(): Promise<Complaint[]> {
    const isHealthy = await this.#isHealthy();
    if (!this.isAlive) return [{ claim: 'alive', text: `the process ended: ${this.#shop.output.slice(-2500)}` }];
    const complaints: Complaint[] = [];
    if (!isHealthy) complaints.push({ claim: 'health', text: 'health was not answered' });
    this.#sample();
    if (this.peak > this.#memoryAtStart + MEMORY_BOUND)
      complaints.push({ claim: 'memory', text: `${this.#memoryAtStart} MB at the start, ${this.peak} MB at most` });
    const unhandled = /^.*(?:unhandled|uncaught|Warning:).*$/im.exec(this.#shop.output);
    if (unhandled)
      complaints.push({ claim: 'output', text: this.#shop.output.slice(unhandled.index, unhandled.index + 1500) });
    return complaints;
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.#shop.origin}/health`, { signal: AbortSignal.timeout(ANSWER_TIME_LIMIT) })).ok;
    } catch {
      // A dead process or no answer: `isAlive` distinguishes them.
      return false;
    }
  }
}

/** Signs in the demo people whose sessions the attacks use; returns a complaint if the right password fails. */
export async function signInAll(origin: string): Promise<Sessions | Complaint> {
  const buyer = await signIn(origin, '/api/login', 'danaglass');
  const other = await signIn(origin, '/api/login', 'luisglass');
  const agent = await signIn(origin, '/api/kefuapi/login', 'maya');
  if ('claim' in buyer) return buyer;
  if ('claim' in other) return other;
  if ('claim' in agent) return agent;
  const cookies = { buyer: buyer.cookie, 'other buyer': other.cookie, agent: agent.cookie };
  const buyers = {
    buyer: await readBuyerData(origin, buyer.cookie),
    'other buyer': await readBuyerData(origin, other.cookie),
  };
  return { cookies, buyers };
}

async function signIn(origin: string, call: string, account: string): Promise<{ cookie: string } | Complaint> {
  const response = await fetch(origin + call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ account, password: 'Rider2026' }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  if (cookies.length === 0) return { claim: 'signIn', text: `${account}: ${response.status} ${text.slice(0, 200)}` };
  return { cookie: cookies.join('; ') };
}
