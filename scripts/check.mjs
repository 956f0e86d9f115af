// pnpm check: the quick loop while working, without build and browser.
import { ensureInstalled } from './toolchain.mjs';
import { printTimings, quickSteps, runSteps } from './steps.mjs';

const { failed, timings } = await runSteps(quickSteps(await ensureInstalled()));
printTimings(timings);
process.exitCode = failed ? 1 : 0;
