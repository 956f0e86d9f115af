// pnpm fuzz: requests data of other buyers, then sends 1,000 attacks of all kinds (FUZZ_ATTACKS) to the production server, and checks
// its health after each hundred.
import { inspect } from 'node:util';
import fc from 'fast-check';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';
import { randomRuns } from '../../random-runs.ts';
import { attacks, foreignAttacks, type Attack } from './attacks.ts';
import { sendAttack, type Sessions } from './send-attack.ts';
import { isRetryLater, CLAIMS, findComplaints, type Claim, type Complaint } from './complaints.ts';
import { knownAddresses } from './targets.ts';
import { signInAll, ProcessState } from './process-state.ts';

const HUNDRED = 100;
const AT_ONCE = 20;
const runs = randomRuns(1_000);
const wanted = Number(process.env.FUZZ_ATTACKS ?? runs.numRuns);
/** The same seed sends the same attacks in the same order. */
const seed = Number(process.env.FUZZ_SEED ?? runs.seed);
/** Time limit for shrinking a failing attack (ms). */
const SHRINKING = 90_000;
/** Repetitions of a single attack, because some faults are intermittent. */
const REPEATS = 12;

/** Delay before the retry after a 503 (ms). */
const ANOTHER_TRY = 2_000;

const addresses = knownAddresses();
const attack = attacks(addresses);
const data = temporaryFolder();
const broken = new Map<Claim, string>();
let sentAttacks = 0;
let shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', DEMO_HISTORY: '1' } });
console.log(`Fuzzing with ${wanted} attacks and FUZZ_SEED=${seed}`);
try {
  await shop.start();
  let processState = new ProcessState(shop);
  for (const { claim, text } of await sendAll(foreignAttacks(addresses), processState)) {
    if (!broken.has(claim)) console.log(`✗ ${CLAIMS[claim]}\n  ${text}`);
    broken.set(claim, text);
  }
  for (let batch = 0; batch * HUNDRED < wanted; batch += 1) {
    const complaints = await sendHundred(processState, seed + batch);
    for (const complaint of complaints) {
      if (broken.has(complaint.claim)) continue;
      broken.set(complaint.claim, complaint.text);
      console.log(
        `✗ ${CLAIMS[complaint.claim]}\n  ${complaint.text}\n  in the hundred of FUZZ_SEED=${seed + batch}; looking for the smallest attack that does it …`,
      );
      console.log(await smallest(complaint.claim, seed + batch));
      processState = await restartShop();
    }
    if (!processState.isAlive) processState = await restartShop();
  }
  console.log(`${sentAttacks} attacks; memory at most ${processState.peak} MB`);
} finally {
  await shop.stop();
  removeFolder(data);
}
report();

/** Sends a hundred attacks, twenty at a time, and returns the complaints about answers or process. */
function sendHundred(processState: ProcessState, batchSeed: number): Promise<Complaint[]> {
  return sendAll(fc.sample(attack, { numRuns: HUNDRED, seed: batchSeed }), processState);
}

async function sendAll(all: readonly Attack[], processState: ProcessState): Promise<Complaint[]> {
  const sessions = await signInAll(shop.origin);
  if ('claim' in sessions) return [sessions];
  const waiting = all.entries();
  const complaints: Complaint[] = [];
  const attacker = async () => {
    for (const [index, each] of waiting) complaints.push(...(await sendOne(each, index, sessions)));
  };
  await processState.during(Promise.all(Array.from({ length: AT_ONCE }, attacker)));
  sentAttacks += all.length;
  return [...complaints, ...(await processState.complaints())];
}

async function sendOne(each: Attack, index: number, sessions: Sessions): Promise<Complaint[]> {
  let answer = await sendAttack(each, shop.port, addressOf(index), sessions);
  if (isRetryLater(answer)) {
    await new Promise((resolve) => setTimeout(resolve, ANOTHER_TRY));
    answer = await sendAttack(each, shop.port, addressOf(index), sessions);
  }
  return findComplaints(each, answer, { origin: shop.origin, sessions }).map(({ claim, text }) => ({
    claim,
    text: `${text}\n  for ${shown(each)}`,
  }));
}

/** A loopback address for each attack of a batch, different from those of health checks and sign-in. */
function addressOf(index: number): string {
  return `127.0.3.${1 + (index % HUNDRED)}`;
}

/** Sends the hundred again one at a time until the claim breaks, and lets fast-check shrink that attack. */
async function smallest(claim: Claim, batchSeed: number): Promise<string> {
  const property = fc.asyncProperty(attack, async (each) => {
    const processState =
      shop.pid !== undefined && shop.child?.exitCode === null ? new ProcessState(shop) : await restartShop();
    const sessions = await signInAll(shop.origin);
    if ('claim' in sessions) throw new Error(sessions.text);
    const answers = Array.from({ length: REPEATS }, (_, index) => sendOne(each, index, sessions));
    const complaints = (await processState.during(Promise.all(answers))).flat();
    complaints.push(...(await processState.complaints()));
    const found = complaints.find((complaint) => complaint.claim === claim);
    if (found) throw new Error(found.text);
  });
  const found = await fc.check(property, { seed: batchSeed, numRuns: HUNDRED, interruptAfterTimeLimit: SHRINKING });
  const { counterexample, errorInstance } = found;
  if (counterexample === null) return '  none of them does it alone, sentAttacks twelve times at once';
  return `  the smallest: ${shown(counterexample[0])}\n  ${errorInstance instanceof Error ? errorInstance.message : ''}`;
}

/** Starts a new process on the same data. */
async function restartShop(): Promise<ProcessState> {
  await shop.stop();
  shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', DEMO_HISTORY: '1' } });
  await shop.start();
  return new ProcessState(shop);
}

function shown(each: Attack): string {
  // fast-check's records have no prototype, which inspect would print each time.
  const plain = JSON.parse(JSON.stringify(each)) as Attack;
  return inspect(plain, { depth: 8, maxStringLength: 300, maxArrayLength: 12, breakLength: 140 });
}

function report(): void {
  const claims = Object.entries(CLAIMS) as [Claim, string][];
  for (const [claim, title] of claims) console.log(`${broken.has(claim) ? '✗' : '✓'} ${title}`);
  process.exitCode = broken.size > 0 ? 1 : 0;
}
