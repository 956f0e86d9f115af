// pnpm siege: 1,000 connections attack a separate shop on this machine while honest buyers browse, order and chat.
import { fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { residentMegabytes } from '../../../scripts/bench-server.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';
import { pause, type AttackCounts, type AttackersPlan, type BuyersPlan, type BuyersReport } from './plan.ts';
import { printAttacks, printBuyers, verdicts } from './table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    connections: { type: 'string', default: '1000' },
    addresses: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const seconds = wholeNumber(values.seconds, 600);
const connections = wholeNumber(values.connections, 5000);
const addresses = wholeNumber(values.addresses, 250);
const buyers = wholeNumber(values.buyers, 200);
/** A phase without attackers: fills the caches and measures the machine's baseline (s). */
const CALM_SECONDS = 20;
/** How long memory may take to recover (s). */
const SETTLE_SECONDS = 60;
const SETTLED_MEGABYTES = 100;
const SAMPLE_EVERY = 500;
const ATTACKER_ACCOUNTS = 10;

const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1' } });
try {
  await shop.start();
  await shop.stop();
  const people = addPeople();
  await shop.start();
  await besiege(shop.pid ?? 0, people);
} finally {
  await shop.stop();
  removeFolder(data);
}

interface People {
  honest: string[];
  tokens: string[];
}

async function besiege(pid: number, { honest, tokens }: People): Promise<void> {
  const buyersPlan = (time: number): BuyersPlan => ({ port: shop.port, seconds: time, accounts: honest });
  console.log(`${CALM_SECONDS} s of calm: ${buyers} honest buyers alone`);
  const calm = await run<BuyersReport>('buyers.ts', buyersPlan(CALM_SECONDS));
  printBuyers(calm);
  const start = residentMegabytes(pid);
  console.log(`${seconds} s of siege: ${connections} connections from ${addresses} addresses against the same buyers`);
  console.log('(attackers share this machine with the server; they run niced, in a process of their own)');
  const attackersPlan: AttackersPlan = {
    port: shop.port,
    seconds,
    connections,
    addresses,
    tokens,
    victims: honest,
    only: values.only,
  };
  const watch = watchVitals(pid);
  const [attacks, report] = await Promise.all([
    run<AttackCounts>('attackers.ts', attackersPlan),
    run<BuyersReport>('buyers.ts', buyersPlan(seconds)),
  ]);
  const { peak, health } = await watch.stop();
  const settled = await settle(pid, start);
  printAttacks(attacks, seconds);
  printBuyers(report);
  const lives = shop.child?.pid === pid && shop.child.exitCode === null && shop.child.signalCode === null;
  console.table({
    'memory, MB': { start, peak, 'after the siege': settled.memory, 'settled after, s': settled.after },
  });
  const held = verdicts({ report, lives, start, settled: settled.memory, mayGrow: SETTLED_MEGABYTES, health });
  for (const { holds, text } of held) console.log(`${holds ? '✓' : '✗'} ${text}`);
  if (!lives) console.log(shop.output.slice(-3000));
  process.exitCode = held.every(({ holds }) => holds) ? 0 : 1;
}

/** Runs a part of the siege and returns its report; null if it died. */
function run<Report>(script: string, plan: object): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, script), [JSON.stringify(plan)]);
    let report: Report | undefined;
    child.on('message', (message) => (report = message as Report));
    child.on('exit', (code) => (report ? resolve(report) : reject(new Error(`${script} ended with ${code}`))));
  });
}

/** Records peak memory and health check times until it is stopped. */
function watchVitals(pid: number): { stop(): Promise<{ peak: number; health: number[] }> } {
  const health: number[] = [];
  let peak = 0;
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      const asked = performance.now();
      const ok = await shop.answers();
      health.push(ok ? performance.now() - asked : Infinity);
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

function addPeople(): People {
  const script = join(import.meta.dirname, '../../../apps/backend/bench/siege-people.ts');
  const args = [script, data, String(buyers), String(ATTACKER_ACCOUNTS)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as People;
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`${text} is not a number from 1 to ${most}`);
  return number;
}
