// pnpm hardening: 1,000 connections attack a separate shop on this machine while honest buyers browse, order and chat.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { residentMegabytes } from '../../../scripts/bench/server.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';
import type { AttackCounts, AttackPlan } from './attackers.ts';
import { Buyer } from './buyer.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    connections: { type: 'string', default: '1000' },
    addresses: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, connections, addresses] = [values.seconds, values.connections, values.addresses].map(Number) as [
  number,
  number,
  number,
];
/** A phase without attackers: fills the caches, and its times are printed beside those under attack (s). */
const CALM_SECONDS = 20;
/** A step that has no answer so long after a phase has ended never gets one (ms). */
const HANGING = 120_000;
/** By how much memory may grow under attack, and how long it may take to recover (s) to how much more than before. */
const [PEAK_MEGABYTES, SETTLE_SECONDS, SETTLED_MEGABYTES] = [500, 60, 250];
const SAMPLE_EVERY = 500;
const ATTACKER_ACCOUNTS = 10;
/** Pause between a buyer's steps (ms): shorter than people need to read. */
const THINKING = { least: 1000, most: 3000 };
/** Search terms; a number is appended, so that no search was made before. */
const WORDS = ['hinge', 'clamp', 'channel', 'handle', 'seal', 'brass', 'roller'];

/** The results of honest buyers by kind of step: durations (ms) and failures. */
type BuyersReport = Record<string, { took: number[]; failures: string[] }>;

const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1' } });
try {
  await shop.start();
  await shop.stop();
  const { honest, tokens } = addPeople();
  await shop.start();
  await attack(shop.pid ?? 0, honest, tokens);
} finally {
  await shop.stop();
  removeFolder(data);
}

async function attack(pid: number, honest: string[], tokens: string[]): Promise<void> {
  console.log(`${CALM_SECONDS} s of calm: ${honest.length} honest buyers alone`);
  const calmReport = await buy(honest, CALM_SECONDS);
  printBuyers(calmReport);
  const start = residentMegabytes(pid);
  console.log(
    `${seconds} s of attacks: ${connections} connections from ${addresses} addresses against the same buyers`,
  );
  const plan: AttackPlan = {
    port: shop.port,
    seconds,
    connections,
    addresses,
    tokens,
    victims: honest,
    only: values.only,
  };
  // Attackers share this machine with the server; they run niced, in their own process.
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'), [JSON.stringify(plan)]);
  attackers.on('exit', (code) => code && attackers.emit('error', new Error(`attackers.ts ended with ${code}`)));
  const watch = watchVitals(pid);
  const [[attacks], report] = await Promise.all([once(attackers, 'message'), buy(honest, seconds)]);
  const { peak, health } = await watch.stop();
  const settled = await settle(pid, start);
  printAttacks(attacks as AttackCounts);
  printBuyers(report);
  console.table({ 'memory, MB': { start, peak, 'settled at': settled.memory, 'after, s': settled.after } });
  const failed = [calmReport, report].flatMap(Object.values).reduce((sum, { failures }) => sum + failures.length, 0);
  const missed = Object.keys(calmReport).filter((kind) => !report[kind]?.took.length);
  const unanswered = health.filter((each) => each === Infinity).length;
  const isAlive = shop.child?.pid === pid && shop.child.exitCode === null && shop.child.signalCode === null;
  console.log(`health checks: half in ${percentile(health, 0.5)} ms, 99 % in ${percentile(health, 0.99)} ms`);
  // Times depend on the machine and are only printed: what was answered, and how, does not.
  const verdicts: [boolean, string][] = [
    [isAlive, 'the process is alive'],
    [failed === 0, `${failed} of the honest buyers' steps failed`],
    [missed.length === 0, `honest buyers took steps of each kind; missing: ${missed.join(', ') || 'none'}`],
    [unanswered === 0, `${unanswered} of ${health.length} health checks failed`],
    [peak <= start + PEAK_MEGABYTES, `memory peaked at ${peak} MB, from ${start} MB`],
    [settled.memory <= start + SETTLED_MEGABYTES, `memory settled at ${settled.memory} MB, from ${start} MB`],
  ];
  for (const [holds, text] of verdicts) console.log(`${holds ? '✓' : '✗'} ${text}`);
  if (!isAlive) console.log(shop.output.slice(-3000));
  process.exitCode = verdicts.every(([holds]) => holds) ? 0 : 1;
}

/** Lets honest buyers browse, order and chat at the same time. */
async function buy(accounts: string[], forSeconds: number): Promise<BuyersReport> {
  const report: BuyersReport = {};
  const end = performance.now() + forSeconds * 1000;
  const giveUp = AbortSignal.timeout(forSeconds * 1000 + HANGING);
  /** Takes a step; returns whether it succeeded. */
  const step = async (kind: string, act: () => Promise<void>): Promise<boolean> => {
    const results = (report[kind] ??= { took: [], failures: [] });
    const start = performance.now();
    try {
      await act();
      results.took.push(performance.now() - start);
      return true;
    } catch (error) {
      results.failures.push(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const visit = async (account: string, index: number): Promise<void> => {
    const buyer = new Buyer({ port: shop.port, from: `127.0.2.${1 + index}`, account, giveUp });
    const product = 1001 + ((index * 7) % 40);
    const search = (round: number) => `/goods_search?title=${WORDS[(index + round) % WORDS.length]}+${index}${round}`;
    const steps: [string, (round: number) => Promise<void>][] = [
      ['cached page', () => buyer.page('/', 'visitor')],
      ['cached page', () => buyer.page('/goods_list', 'visitor')],
      ['file', () => buyer.file()],
      ['uncached page', (round) => buyer.page(search(round), 'visitor')],
      ['chat echo', (round) => buyer.sendMessage(`Hardening ${index} ${round}`)],
      ['signed-in page', () => buyer.page(`/goods_detail/${product}`, 'signed in')],
      ['call', () => buyer.fillCart(product)],
      ['signed-in page', () => buyer.page('/shoppingCart', 'signed in')],
      ['order and payment', () => buyer.orderAndPay()],
      ['signed-in page', () => buyer.page('/user/orderList', 'signed in')],
    ];
    // Not all at once: each sign-in takes 0.2 s of CPU time.
    await pause((index * forSeconds * 500) / accounts.length);
    // Without a session or a chat the next steps would all fail for that one reason.
    if (!(await step('sign-in', () => buyer.signIn())) || !(await step('chat opened', () => buyer.openChat()))) return;
    for (let round = index; performance.now() < end; round += 1) {
      const [kind, act] = steps[round % steps.length] as (typeof steps)[number];
      await step(kind, () => act(round));
      await pause(THINKING.least + Math.random() * (THINKING.most - THINKING.least));
    }
    await step('chat left', () => buyer.leave());
  };
  await Promise.all(accounts.map(visit));
  return report;
}

/** Records peak memory (MB) and health check times (ms) until it is stopped. */
function watchVitals(pid: number) {
  const health: number[] = [];
  const ended = new AbortController();
  let peak = 0;
  const watch = async () => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      const ok = await shop.answers();
      health.push(ok ? performance.now() - start : Infinity);
      if (ok) peak = Math.max(peak, residentMegabytes(pid));
      await pause(SAMPLE_EVERY);
    }
  };
  const watched = watch();
  return {
    stop: async () => {
      ended.abort();
      await watched;
      return { peak, health };
    },
  };
}

/** Waits until memory has recovered, or for the maximum time. */
async function settle(pid: number, start: number): Promise<{ memory: number; after: number }> {
  for (let after = 0; ; after += 1) {
    if (shop.child?.exitCode !== null) return { memory: Infinity, after };
    const memory = residentMegabytes(pid);
    if (memory <= start + SETTLED_MEGABYTES || after === SETTLE_SECONDS) return { memory, after };
    await pause(1000);
  }
}

function addPeople(): { honest: string[]; tokens: string[] } {
  const script = join(import.meta.dirname, '../../../apps/backend/bench/hardening-people.ts');
  const args = [script, data, values.buyers, String(ATTACKER_ACCOUNTS)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { honest: string[]; tokens: string[] };
}

/** The rounded value at a quantile: 0.5 is the median; NaN without values. */
function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

function printBuyers(report: BuyersReport): void {
  const rows = Object.entries(report).map(([kind, { took, failures }]) => {
    const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(took, share));
    return { kind, count: took.length + failures.length, failed: failures.length, p50, p99, longest };
  });
  console.table(rows);
  const failures = Object.entries(report).flatMap(([kind, { failures: texts }]) =>
    texts.map((text) => `${kind}: ${text}`),
  );
  const counts = Map.groupBy(failures, (text) => text);
  for (const [text, { length }] of [...counts].slice(0, 25)) console.log(`  ${length} × ${text}`);
}

/** Prints answers to attackers by kind and status, and the number of attacks per second. */
function printAttacks(counts: AttackCounts): void {
  const total = Object.values(counts)
    .flatMap((outcomes) => Object.values(outcomes))
    .reduce((sum, count) => sum + count, 0);
  console.log(`${total} attacks, ${Math.round(total / seconds)} a second`);
  for (const [kind, outcomes] of Object.entries(counts)) console.log(`${kind.padEnd(18)} ${JSON.stringify(outcomes)}`);
}
