import { browserSuite } from '../browser-suite.ts';

/** Journeys through the production build; every worker has a shop of its own. */
export default browserSuite({
  globalSetup: './prepare.ts',
  // One more than the two processors that we count on: a test that waits leaves its processor to another.
  workers: 3,
});
