import { browserSuite } from '../browser-suite.ts';

/** Journeys through the production build in front of a recorded CRMEB. */
export default browserSuite();
