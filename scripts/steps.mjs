// The steps of npm test and pnpm check.
import { ensureRedis } from './redis.mjs';
import { lastLines, runStep } from './toolchain.mjs';

/** What a failed step said at its end is shown once more at the end of everything: of a long log only the end may be kept. */
const LINES_OF_A_FAILURE = 35;

/**
 * One after the other; prints the output of each that fails. One run tells all that is wrong: only a step that `needs` what
 * could not be made is left out. Returns { failed, timings }.
 */
export async function runSteps(steps) {
  const timings = [];
  const broken = new Set();
  for (const { title, run, needs } of steps) {
    if (broken.has(needs)) {
      console.log(`✗ ${title} left out: ${needs} failed`);
      broken.add(title);
      continue;
    }
    const start = performance.now();
    const answer = await run(title);
    const code = answer?.code ?? 0;
    const complaint = code === 0 ? undefined : lastLines(answer.output, LINES_OF_A_FAILURE);
    timings.push({ title, seconds: (performance.now() - start) / 1000, complaint });
    if (code !== 0) {
      console.log(answer.output.trimEnd());
      console.log(`✗ ${title} failed`);
      broken.add(title);
    }
  }
  return { failed: broken.size > 0, timings };
}

/** A step that runs a script of the root package.json, and the step whose outcome it needs. */
export function pnpmStep(title, args, { env }, needs) {
  return { title, needs, run: () => runStep(title, 'pnpm', args, { env: { ...env, FORCE_COLOR: '0' } }) };
}

/** What npm test and pnpm check both begin with. */
export function quickSteps(toolchain) {
  return [
    pnpmStep('Types', ['run', 'types'], toolchain),
    pnpmStep('Lint', ['run', 'lint:rules'], toolchain),
    pnpmStep('Texts', ['run', 'lint:messages'], toolchain),
    pnpmStep('Styles', ['run', 'lint:tokens'], toolchain),
    pnpmStep('Arrows', ['run', 'lint:arrows'], toolchain),
    pnpmStep('Dead code', ['run', 'lint:dead'], toolchain),
    pnpmStep('Changesets', ['run', 'lint:changesets'], toolchain),
    pnpmStep('Format', ['run', 'lint:format'], toolchain),
    { title: 'Redis', run: () => ensureRedis(toolchain) },
    pnpmStep('Units and components', ['run', 'units'], toolchain),
  ];
}

/** The published packages as a host gets them: built, packed, weighed, compared with what was accepted, installed. */
export function packageSteps(toolchain) {
  return [
    pnpmStep('Packages', ['run', 'packages:build'], toolchain),
    pnpmStep('Their contents', ['run', 'packages:contents'], toolchain, 'Packages'),
    pnpmStep('Their sizes', ['run', 'packages:sizes'], toolchain, 'Packages'),
    pnpmStep('Their public surface', ['run', 'packages:surface'], toolchain, 'Packages'),
    pnpmStep('Their hosts', ['run', 'packages:consumers'], toolchain, 'Packages'),
  ];
}

/** The static Storybook, and every story in it: played, rendered on the server and taken over, compared with its pictures. */
export function storybookSteps(toolchain) {
  return [
    pnpmStep('Storybook', ['run', 'storybook:build'], toolchain),
    pnpmStep('Its stories', ['run', 'storybook:test'], toolchain, 'Storybook'),
    pnpmStep('Their hydration', ['run', 'storybook:hydrate'], toolchain, 'Storybook'),
    pnpmStep('Their pictures', ['run', 'visual'], toolchain, 'Storybook'),
  ];
}

/** Prints what took how long, and how each failed step ended. */
export function printTimings(timings) {
  const width = Math.max(...timings.map(({ title }) => title.length));
  console.log('');
  for (const { title, seconds, complaint } of timings) {
    console.log(`${complaint === undefined ? '✓' : '✗'} ${title.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  for (const { title, complaint } of timings) {
    if (complaint !== undefined) console.log(`\n✗ ${title} ended with:\n${complaint}`);
  }
}
