import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkHydration } from '../tests/storybook/hydration/check-hydration.ts';
import { openStorybook, pagesBeside } from '../tests/storybook/pages.ts';
import { checkQuality } from '../tests/storybook/quality/check-quality.ts';
import { complaintsOf, clearComplaints } from '../tests/storybook/quality/complaints.ts';
import { checkOtherModes, checkWideMode } from '../tests/storybook/visual/stage.ts';
import { clearStage } from '../tests/storybook/visual/story-in-page.ts';

/** Besides smoke, play function and axe tests: console, screenshots, other environments and hydration. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  prepare: ({ page }) => openStorybook(page),
  async preVisit(page) {
    await page.evaluate(clearStage, { locale: 'en-US', manual: false });
    clearComplaints(page);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const pages = pagesBeside(page);
    const problems = [
      ...complaintsOf(page),
      ...(await checkWideMode(pages, id)),
      ...(await checkQuality(page, id)),
      // Runs after the checks on the first page, because the pages share the browser's storage.
      ...(await checkOtherModes(pages, id)),
      ...(await checkHydration(pages, id)),
    ];
    if (problems.length === 0) return;
    throw new Error(`${id}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  },
};

export default config;
