import { browserSuite } from '../browser-suite.ts';

/** Journeys through the production build; every worker has a shop of its own. */
export default browserSuite({ globalSetup: './prepare.ts', workers: 2 });
