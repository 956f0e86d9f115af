import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkHydration } from '../tests/storybook/hydration/check-hydration.ts';
import { openStorybook, pagesBeside } from '../tests/storybook/pages.ts';
import { checkQuality } from '../tests/storybook/quality/check-quality.ts';
import { complaintsOf, forgetComplaints } from '../tests/storybook/quality/complaints.ts';
import { lookAnew, lookAsItStands, modesOf } from '../tests/storybook/visual/stage.ts';
import { clearStage } from '../tests/storybook/visual/story-in-page.ts';

/** Beside smoke, play function and axe: the console, the pictures, other surroundings, and hydration. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  prepare: ({ page }) => openStorybook(page),
  async preVisit(page) {
    await page.evaluate(clearStage, { locale: 'en-US', manual: false });
    forgetComplaints(page);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const pages = pagesBeside(page);
    const { asItStands, anew } = await modesOf(pages);
    const problems = [
      ...complaintsOf(page),
      ...(await lookAsItStands(pages, id, asItStands)),
      ...(await checkQuality(page)),
      // After what stands on the first page, as the pages share what the browser keeps.
      ...(await lookAnew(pages, id, anew)),
      ...(await checkHydration(pages, id)),
    ];
    if (problems.length === 0) return;
    const error = new Error(`${id}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    // The pages stay as they are: the visit has come to its end.
    error.name = 'Problems';
    throw error;
  },
};

export default config;
