import type { TestRunnerConfig } from '@storybook/test-runner';
import { complaintsOf, forgetComplaints } from '../tests/storybook/quality/complaints.ts';
import { checkQuality } from '../tests/storybook/quality/check-quality.ts';

/** Beside smoke, play function and axe: what the console says, and how the story stands in other surroundings. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page) {
    forgetComplaints(page);
  },
  async postVisit(page, { id }) {
    const problems = [...complaintsOf(page), ...(await checkQuality(page))];
    if (problems.length > 0) throw new Error(`${id}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  },
};

export default config;
